import type { DraftPhoto } from '#contract/draft/document.ts'

/** What became of a picture: where it stands now, counted from 1, and where it stood. */
export type PhotoChange = { key: string; kind: 'added' | 'removed' | 'moved' | 'changed'; from: number; to: number }

/** What became of pictures: which came, went, took another place, or say something else. */
export function listPhotoChanges(before: readonly DraftPhoto[], after: readonly DraftPhoto[]): PhotoChange[] {
  const kept = before.filter(({ key }) => placeIn(after, key) > 0)
  const keptNow = after.filter(({ key }) => placeIn(before, key) > 0)
  const removed = before.filter(({ key }) => placeIn(after, key) === 0)
  return [
    ...after.flatMap((photo): PhotoChange[] => {
      const { key } = photo
      const [from, to] = [placeIn(before, key), placeIn(after, key)]
      if (from === 0) return [{ key, kind: 'added', from, to }]
      // What only gave way to another did not move.
      if (placeIn(kept, key) !== placeIn(keptNow, key)) return [{ key, kind: 'moved', from, to }]
      const isSame = JSON.stringify(photo) === JSON.stringify(before[from - 1])
      return isSame ? [] : [{ key, kind: 'changed', from, to }]
    }),
    ...removed.map(({ key }): PhotoChange => ({ key, kind: 'removed', from: placeIn(before, key), to: 0 })),
  ]
}

/** Counted from 1; 0 where it is not there. */
function placeIn(list: readonly DraftPhoto[], key: string): number {
  return list.findIndex((photo) => photo.key === key) + 1
}
