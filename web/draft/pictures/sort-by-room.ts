import type { DraftPhoto } from '#contract/draft/document.ts'
import type { DraftOperation } from '#contract/draft/draft.ts'
import { photoTags } from '#contract/picture/picture.ts'

type List = 'photos' | 'plans'

/** The moves that put photos in the order of a visit, those of one room as they were; what says no room stays behind. */
export function sortByRoom(photos: readonly DraftPhoto[]): DraftOperation[] {
  const wanted = photos.toSorted((one, other) => rankOf(one) - rankOf(other)).map(({ key }) => key)
  return listMoves(
    'photos',
    photos.map(({ key }) => key),
    wanted,
  )
}

const rankOf = ({ tag }: DraftPhoto) => (tag ? photoTags.indexOf(tag) : photoTags.length)

/** The moves that bring a list of keys into another order, one after the other. */
export function listMoves(list: List, keys: readonly string[], wanted: readonly string[]): DraftOperation[] {
  const now = [...keys]
  return wanted.flatMap((key, to): DraftOperation[] => {
    const from = now.indexOf(key)
    if (from === to) return []
    now.splice(to, 0, ...now.splice(from, 1))
    return [{ op: 'photo.move', list, key, to }]
  })
}

/** The next photo after a place that lacks its text in either language; null where all have it. */
export function findSilent(photos: readonly DraftPhoto[], after: number): number | null {
  const all = photos.map((_, at) => (after + 1 + at) % photos.length)
  return all.find((at) => !photos[at]!.alt_es?.trim() || !photos[at]!.alt_en?.trim()) ?? null
}
