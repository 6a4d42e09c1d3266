import { useState } from 'react'

import type { DraftPhoto } from '#contract/draft/document.ts'
import type { DraftOperation } from '#contract/draft/draft.ts'

import { useTexts } from '../../texts.ts'
import { notify } from '../../ui/snackbar.ts'
import { MarkedBar } from './marked-bar.tsx'
import { findDropPlace, moveTogether } from './move-together.ts'

type Given = {
  list: 'photos' | 'plans'
  photos: readonly DraftPhoto[]
  apply: (operations: DraftOperation[]) => void
}

/** Several pictures that are marked, and what is done to them together. */
export function useMarking({ list, photos, apply }: Given) {
  const t = useTexts()
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const keys = photos.map(({ key }) => key)
  // What somebody took away meanwhile is marked no more.
  const marked = chosen && new Set(keys.filter((key) => chosen.has(key)))

  function mark(key: string): void {
    const next = new Set(marked)
    if (!next.delete(key)) next.add(key)
    setChosen(next)
  }

  function move(to: number): void {
    const moves = marked ? moveTogether(list, keys, marked, to) : []
    if (moves.length > 0) apply(moves)
    notify(t('picture.moved_together', { count: marked?.size ?? 0 }))
  }

  function remove(): void {
    const gone = photos.flatMap((photo, to) => (marked?.has(photo.key) ? [{ photo, to }] : []))
    apply(gone.map(({ photo }) => ({ op: 'photo.remove', list, key: photo.key })))
    setChosen(new Set())
    const act = () => apply(gone.map(({ photo, to }) => ({ op: 'photo.add', list, photo, to })))
    notify(t('picture.removed_together', { count: gone.length }), { text: t('picture.undo'), act })
  }

  return {
    marked,
    mark,
    begin: () => setChosen(new Set()),
    /** Whether what was dropped went with others. */
    drop: (key: string, over: string): boolean => {
      if (!marked?.has(key) || marked.size < 2) return false
      const to = findDropPlace(keys, marked, { key, over })
      if (to !== null) move(to)
      return true
    },
    bar: marked && (
      <MarkedBar
        marked={marked.size}
        count={photos.length}
        onMove={move}
        onRemove={remove}
        onEnd={() => setChosen(null)}
      />
    ),
  }
}
