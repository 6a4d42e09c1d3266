import type { ComponentType } from 'react'

import type { WorkspaceScreen } from './workspace-paths.ts'

export type ScreenProps = {
  /** A draft's number, a listing's code or the number of a source, where the address has one; else empty. */
  id: string
  /** Of a run of that source. */
  run: string
}

type ScreenSource = {
  fetch: () => Promise<{ default: ComponentType<ScreenProps> }>
  /** Parts of the words beside those of the frame: of `workspace/words.client.ts`, or of the public pages. */
  words?: readonly string[]
  /** Whether it has a bar of its own along a phone's bottom, in the place of the tabs. */
  hasOwnBar?: true
}

/** Each screen of the workspace with its words, in a chunk of its own; one that is not here is no page. */
export const screenSources: Partial<Record<WorkspaceScreen, ScreenSource>> = {
  workspace: { fetch: () => import('./workspace/home/home-screen.tsx'), words: ['listings'] },
  listings: { fetch: () => import('./workspace/listings/listings-screen.tsx'), words: ['listings', 'forms', 'bulk'] },
  figures: { fetch: () => import('./workspace/figures/figures-screen.tsx'), words: ['listings'] },
  import: { fetch: () => import('./import/sources-screen.tsx'), words: ['import', 'forms'] },
  import_source: { fetch: () => import('./import/source-screen.tsx'), words: ['import', 'forms'] },
  import_run: { fetch: () => import('./import/run-screen.tsx'), words: ['import', 'draft', 'forms'] },
  team: { fetch: () => import('./team/team-screen.tsx'), words: ['team', 'forms'] },
  own_agency: { fetch: () => import('./team/agency-screen.tsx'), words: ['team', 'forms', 'visit', 'pieces'] },
  audit: { fetch: () => import('./audit/audit-screen.tsx'), words: ['audit', 'audit-details', 'connection'] },
  connections: { fetch: () => import('./connection/connections-screen.tsx'), words: ['connection', 'forms'] },
  own_profile: { fetch: () => import('./team/profile-screen.tsx'), words: ['team', 'forms'] },
  desk: { fetch: () => import('./lead/desk/desk-screen.tsx'), words: ['desk', 'forms', 'visit'] },
  editor: {
    fetch: () => import('./draft/editor-screen.tsx'),
    words: ['draft', 'look-alike', 'picture', 'forms', 'pieces'],
    hasOwnBar: true,
  },
  history: {
    fetch: () => import('./draft/review/history-screen.tsx'),
    words: ['draft', 'draft-history', 'forms', 'pieces'],
  },
  review: {
    fetch: () => import('./draft/review/review-screen.tsx'),
    words: ['draft', 'draft-history', 'look-alike', 'forms', 'pieces'],
  },
  look_alikes: {
    fetch: () => import('./look-alike/look-alikes-screen.tsx'),
    words: ['look-alike', 'forms', 'pieces'],
  },
  preview: {
    fetch: () => import('./draft/preview/preview-screen.tsx'),
    words: ['draft', 'draft-preview', 'forms', 'pieces', 'property', 'cost'],
  },
}
