import type { DraftPhoto } from '#contract/draft/document.ts'
import type { DraftVideo } from '#contract/draft/document.ts'
import type { Draft, DraftOperation } from '#contract/draft/draft.ts'

import { makePoster } from './make-poster.ts'
import type { Add } from './upload-queue.ts'
import type { WaitingFile } from './waiting-files.ts'

/** Puts what files became into the draft, each where it belongs, however often it is told. */
export function useReadyFiles({ document }: Draft, apply: (operations: DraftOperation[]) => void) {
  function addPicture(list: 'photos' | 'plans', { addedAt }: WaitingFile, key: string): void {
    const there = document[list] ?? []
    const to = findPlace(there, key, addedAt)
    if (there.some((photo) => photo.key === key)) return
    apply([{ op: 'photo.add', list, photo: { key }, ...(to !== undefined && { to }) }])
  }

  function set(field: 'videos' | 'view_360' | 'mandate_document', after: unknown): void {
    apply([{ op: 'set', field, before: document[field] ?? null, after }])
  }

  async function addVideo({ seconds }: WaitingFile, name: string, add: Add): Promise<void> {
    const src = `/pictures/${name}`
    const videos = document.videos ?? []
    if (videos.some((video) => video.src === src)) return
    set('videos', [...videos, { src, ...(seconds && { seconds }) } satisfies DraftVideo])
    const poster = await makePoster(src)
    if (poster) await add([new File([poster], `${name}.jpg`)], 'posters', { of: src })
  }

  function addPoster({ of }: WaitingFile, key: string): void {
    const poster = `/pictures/${key}-960.webp`
    const videos = document.videos ?? []
    if (!videos.some((video) => video.src === of && video.poster !== poster)) return
    set(
      'videos',
      videos.map((video) => (video.src === of ? { ...video, poster } : video)),
    )
  }

  return async (file: WaitingFile, became: string, add: Add): Promise<void> => {
    if (file.place === 'photos' || file.place === 'plans') addPicture(file.place, file, became)
    else if (file.place === 'videos') await addVideo(file, became, add)
    else if (file.place === 'posters') addPoster(file, became)
    else set(file.place, became)
  }
}

/** When each picture of this page was chosen: they come in that order, whichever is sent first. */
const chosenAt = new Map<string, number>()

/** Where a picture that was chosen then belongs; the end where nothing says otherwise. */
function findPlace(photos: readonly DraftPhoto[], key: string, addedAt: number): number | undefined {
  chosenAt.set(key, addedAt)
  const at = photos.findIndex((photo) => (chosenAt.get(photo.key) ?? -Infinity) > addedAt)
  return at < 0 ? undefined : at
}
