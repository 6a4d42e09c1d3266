import {
  IconBuildingCommunity,
  IconBuildingStore,
  IconChecklist,
  IconCopy,
  IconHistory,
  IconFileImport,
  IconInbox,
  IconLayoutDashboard,
  IconPlugConnected,
  IconUserCircle,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'

import type { User } from '#contract/account/account.ts'
import type { Overview } from '#contract/workspace/workspace.ts'

import type { WorkspaceScreen } from '../workspace-paths.ts'
import { screenSources } from '../workspace-screens.ts'

export type Role = NonNullable<User['role']>
type ItemScreen = Extract<
  WorkspaceScreen,
  | 'workspace'
  | 'listings'
  | 'desk'
  | 'review'
  | 'look_alikes'
  | 'import'
  | 'team'
  | 'own_agency'
  | 'connections'
  | 'audit'
  | 'own_profile'
>
export type Item = { screen: ItemScreen; icon: Icon; roles: readonly Role[] }

const everyRole: readonly Role[] = ['agent', 'manager', 'staff']
const managing: readonly Role[] = ['manager', 'staff']

const items: readonly Item[] = [
  { screen: 'workspace', icon: IconLayoutDashboard, roles: everyRole },
  { screen: 'listings', icon: IconBuildingCommunity, roles: everyRole },
  { screen: 'desk', icon: IconInbox, roles: everyRole },
  { screen: 'review', icon: IconChecklist, roles: managing },
  { screen: 'look_alikes', icon: IconCopy, roles: ['staff'] },
  { screen: 'import', icon: IconFileImport, roles: managing },
  { screen: 'team', icon: IconUsers, roles: managing },
  { screen: 'own_agency', icon: IconBuildingStore, roles: ['manager'] },
  { screen: 'connections', icon: IconPlugConnected, roles: managing },
  { screen: 'audit', icon: IconHistory, roles: managing },
  { screen: 'own_profile', icon: IconUserCircle, roles: everyRole },
]

/** The screens that a role is led to, in their order. */
export function listItems(role: Role): Item[] {
  return items.filter(({ screen, roles }) => roles.includes(role) && screenSources[screen])
}

/** The item under which a screen stands: what belongs to one listing stands under the listings, a source under all. */
export function findItem(screen: WorkspaceScreen): WorkspaceScreen {
  if (screen === 'import_source' || screen === 'import_run') return 'import'
  return screen === 'editor' || screen === 'preview' || screen === 'history' || screen === 'figures'
    ? 'listings'
    : screen
}

/** How many wait behind each item. */
export function countWaiting(overview: Overview | null): Partial<Record<WorkspaceScreen, number>> {
  if (!overview) return {}
  const { to_confirm, enquiries, to_review, look_alikes } = overview
  return { listings: to_confirm.total, desk: enquiries.total, review: to_review.total, look_alikes }
}
