import type es from '../../es/workspace/answers.ts'
import type { Translated } from '../../texts.ts'
import states from './states.ts'

export default {
  ...states,
  'workspace_csv.code': 'Code',
  'workspace_csv.state': 'Status',
  'workspace_csv.title': 'Title',
  'workspace_csv.business': 'Business',
  'workspace_csv.sale': 'Sale',
  'workspace_csv.lease': 'Rent',
  'workspace_csv.type': 'Type',
  'workspace_csv.place': 'Sector or city',
  'workspace_csv.price': 'Price',
  'workspace_csv.currency': 'Currency',
  'workspace_csv.quality': 'Quality',
  'workspace_csv.confirmed': 'Confirmed',
  'workspace_csv.unconfirmed_days': 'Days unconfirmed',
  'workspace_csv.opened': 'Views (30 days)',
  'workspace_csv.kept': 'Saved (30 days)',
  'workspace_csv.enquiries': 'Enquiries (30 days)',
  'workspace_csv.whatsapp': 'WhatsApp (30 days)',
  'workspace_csv.mandate_until': 'Mandate ends',
  'workspace_csv.agent': 'Agent',
} as const satisfies Translated<typeof es>
