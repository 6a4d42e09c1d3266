import type es from '../../es/workspace/answers.ts'
import type { Translated } from '../../texts.ts'
import states from './states.ts'

export default {
  ...states,
  'workspace_csv.state': 'Status in the list',
  'workspace_csv.quality': 'Quality',
  'workspace_csv.confirmed': 'Confirmed',
  'workspace_csv.unconfirmed_days': 'Days unconfirmed',
  'workspace_csv.opened': 'Views (30 days)',
  'workspace_csv.kept': 'Saved (30 days)',
  'workspace_csv.enquiries': 'Enquiries (30 days)',
  'workspace_csv.whatsapp': 'WhatsApp (30 days)',
  'workspace_csv.mandate_until': 'Listing agreement ends',
} as const satisfies Translated<typeof es>
