import states from './states.ts'

/** The headings of the table of listings that is taken along, and the words in it. */
export default {
  ...states,
  'workspace_csv.code': 'Código',
  'workspace_csv.state': 'Estado',
  'workspace_csv.title': 'Título',
  'workspace_csv.business': 'Operación',
  'workspace_csv.sale': 'Venta',
  'workspace_csv.lease': 'Alquiler',
  'workspace_csv.type': 'Tipo',
  'workspace_csv.place': 'Sector o ciudad',
  'workspace_csv.price': 'Precio',
  'workspace_csv.currency': 'Moneda',
  'workspace_csv.quality': 'Calidad',
  'workspace_csv.confirmed': 'Confirmada',
  'workspace_csv.unconfirmed_days': 'Días sin confirmar',
  'workspace_csv.opened': 'Vistas (30 días)',
  'workspace_csv.kept': 'Guardadas (30 días)',
  'workspace_csv.enquiries': 'Solicitudes (30 días)',
  'workspace_csv.whatsapp': 'WhatsApp (30 días)',
  'workspace_csv.mandate_until': 'Fin de la captación',
  'workspace_csv.agent': 'Agente',
} as const
