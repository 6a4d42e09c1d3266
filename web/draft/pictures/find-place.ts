import type { DraftPhoto } from '#contract/draft/document.ts'

/** When each picture of this page was chosen: they come in that order, whichever is sent first. */
const chosenAt = new Map<string, number>()

/** Where a picture that was chosen then belongs; the end where nothing says otherwise. */
export function findPlace(photos: readonly DraftPhoto[], key: string, addedAt: number): number | undefined {
  chosenAt.set(key, addedAt)
  const at = photos.findIndex((photo) => (chosenAt.get(photo.key) ?? -Infinity) > addedAt)
  return at < 0 ? undefined : at
}
