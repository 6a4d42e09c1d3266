import type { DraftOperation } from '#contract/draft/draft.ts'

import { listMoves } from './sort-by-room.ts'

type List = 'photos' | 'plans'

/** The moves that bring several pictures together, in the order they had, so that the first of them stands at a place. */
export function moveTogether(
  list: List,
  keys: readonly string[],
  marked: ReadonlySet<string>,
  to: number,
): DraftOperation[] {
  const together = keys.filter((key) => marked.has(key))
  const rest = keys.filter((key) => !marked.has(key))
  return listMoves(list, keys, rest.toSpliced(Math.min(to, rest.length), 0, ...together))
}

/** Where pictures that go together belong when one of them is dropped over another; null over one of their own. */
export function findDropPlace(
  keys: readonly string[],
  marked: ReadonlySet<string>,
  dropped: { key: string; over: string },
): number | null {
  if (marked.has(dropped.over)) return null
  const rest = keys.filter((key) => !marked.has(key))
  const isForward = keys.indexOf(dropped.key) < keys.indexOf(dropped.over)
  return rest.indexOf(dropped.over) + (isForward ? 1 : 0)
}
