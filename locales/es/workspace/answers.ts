import states from './states.ts'

/** The headings of the table of listings that is taken along, and the words in it. */
export default {
  ...states,
  'workspace_csv.state': 'Estado en la lista',
  'workspace_csv.quality': 'Calidad',
  'workspace_csv.confirmed': 'Confirmada',
  'workspace_csv.unconfirmed_days': 'Días sin confirmar',
  'workspace_csv.opened': 'Vistas (30 días)',
  'workspace_csv.kept': 'Guardadas (30 días)',
  'workspace_csv.enquiries': 'Solicitudes (30 días)',
  'workspace_csv.whatsapp': 'WhatsApp (30 días)',
  'workspace_csv.mandate_until': 'Fin de la captación',
} as const
