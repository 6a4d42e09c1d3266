/** What the API keeps or answers of drafts. */
const words = {
  'draft.owner_consent':
    'El propietario autoriza que guardemos sus datos para llevar su propiedad y que le escribamos sobre ella.',
}

export default words
