import type es from '../../es/workspace/states.ts'
import type { Translated } from '../../texts.ts'

export default {
  'workspace.state.draft': 'Draft',
  'workspace.state.returned': 'Returned',
  'workspace.state.in_review': 'In review',
  'workspace.state.scheduled': 'Scheduled',
  'workspace.state.published': 'Published',
  'workspace.state.under_offer': 'Under offer',
  'workspace.state.reserved': 'Reserved',
  'workspace.state.inactive': 'Paused',
  'workspace.state.sold': 'Sold',
  'workspace.state.rented': 'Rented',
  'workspace.state.withdrawn': 'Withdrawn',
  'workspace.state.expired': 'Expired',
} as const satisfies Translated<typeof es>
