/** What the API keeps or answers of drafts. */
export default {
  'draft.owner_consent':
    'El propietario autoriza que guardemos sus datos para gestionar su propiedad y que le escribamos sobre ella.',
  'draft.mail_untitled': 'Propiedad sin título',
  'draft.schedule_failed':
    'No se pudo publicar a la hora programada porque le faltan datos. Complétala y vuelve a programarla.',
  'draft.look_alike_failed': 'No se publicó porque tu agencia ya ofrece esta propiedad, o una muy parecida.',
}
