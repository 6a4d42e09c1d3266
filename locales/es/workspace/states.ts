export default {
  'workspace.state.draft': 'Borrador',
  'workspace.state.returned': 'Devuelta',
  'workspace.state.in_review': 'En revisión',
  'workspace.state.scheduled': 'Programada',
  'workspace.state.published': 'Publicada',
  'workspace.state.under_offer': 'Con oferta',
  'workspace.state.reserved': 'Separada',
  'workspace.state.inactive': 'Pausada',
  'workspace.state.sold': 'Vendida',
  'workspace.state.rented': 'Alquilada',
  'workspace.state.withdrawn': 'Retirada',
  'workspace.state.expired': 'Vencida',
} as const
