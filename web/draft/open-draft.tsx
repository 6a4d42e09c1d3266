import { useMemo } from 'react'

import { useTexts } from '../texts.ts'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { DraftContext } from './draft-context.ts'
import type { DraftStore } from './saving/draft-store.ts'
import { useDraftStore } from './use-draft-store.ts'

/** Opens a draft for what stands inside; until it is there, and where it cannot be had, says so. */
export function OpenDraft({ id, children }: { id: number; children: React.ReactNode }) {
  const t = useTexts()
  const { store, failure, again } = useDraftStore(id)
  if (failure) return <FailedScreen failure={failure} title={t('draft.failed_open')} onRetry={again} />
  return store ? <Opened store={store}>{children}</Opened> : <Waiting bars={6} />
}

function Opened({ store, children }: { store: DraftStore; children: React.ReactNode }) {
  const editing = useMemo(() => ({ store }), [store])
  return <DraftContext value={editing}>{children}</DraftContext>
}
