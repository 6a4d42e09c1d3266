import type { DraftDocument, DraftPhoto } from '#contract/draft/document.ts'
import type { ExchangePicture, ExchangeRow } from '#contract/exchange/row.ts'
import { getShownKey, splitShownKey } from '#contract/picture/picture-key.ts'

/** What a row says of pictures and videos, as a document has it; those of other addresses are for the queue. */
export type SaidMedia = {
  media: Pick<DraftDocument, 'photos' | 'plans' | 'videos' | 'view_360'>
  /** Whether a picture is to be fetched. */
  isToFetch: boolean
}

/**
 * Reads what a row says of pictures: one by the site's own address is there already, with the words that it had before
 * where the row has none for it; what the row does not speak of is left out.
 */
export function readMedia(row: ExchangeRow, siteUrl: string, before: DraftDocument = {}): SaidMedia {
  const { pictures, pictures_untold, videos, view_360 } = row
  const own = (pictures ?? []).map((picture) => ({ picture, key: readOwnKey(picture.url, siteUrl) }))
  const words = listWords(before)
  const listOf = (kind: ExchangePicture['kind']): DraftPhoto[] =>
    own.flatMap(({ picture, key }) =>
      key && picture.kind === kind ? [{ ...words.get(key), ...toPhoto(key, picture) }] : [],
    )
  const isToFetch = own.some(({ key }) => key === null)
  const round = view_360 && readOwnKey(view_360, siteUrl)
  return {
    isToFetch,
    media: {
      ...(pictures && !isToFetch && pictures_untold !== 'photo' && { photos: orNull(listOf('photo')) }),
      ...(pictures && !isToFetch && pictures_untold !== 'plan' && { plans: orNull(listOf('plan')) }),
      ...(videos && {
        videos: orNull(
          videos.map(({ url, title_es, title_en }) => {
            const src = url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url
            // A row has no place for its picture and its length.
            const known = before.videos?.find((video) => video.src === src)
            return { ...known, src, ...(title_es && { title_es }), ...(title_en && { title_en }) }
          }),
        ),
      }),
      ...(round && { view_360: round }),
    },
  }
}

/** What is said of pictures, by the keys under which they are shown. */
export function listWords({
  photos,
  plans,
}: DraftDocument): Map<string, Pick<DraftPhoto, 'tag' | 'alt_es' | 'alt_en'>> {
  return new Map(
    [...(photos ?? []), ...(plans ?? [])].map((photo) => {
      const { tag, alt_es, alt_en } = photo
      return [getShownKey(photo), { ...(tag && { tag }), ...(alt_es && { alt_es }), ...(alt_en && { alt_en }) }]
    }),
  )
}

/** Pictures that are somewhere else. */
export function countOthers({ pictures }: ExchangeRow, siteUrl: string): number {
  return (pictures ?? []).filter(({ url }) => readOwnKey(url, siteUrl) === null).length
}

function orNull<Item>(list: Item[]): Item[] | null {
  return list.length > 0 ? list : null
}

/** A picture as a document has it. */
export function toPhoto(shown: string, { tag, alt_es, alt_en }: ExchangePicture): DraftPhoto {
  return { ...splitShownKey(shown), ...(tag && { tag }), ...(alt_es && { alt_es }), ...(alt_en && { alt_en }) }
}

/** The key of a picture by its address on this site; null of any other. */
export function readOwnKey(url: string, siteUrl: string): string | null {
  const [before, name] = url.split(`${siteUrl}/pictures/`, 2)
  if (before !== '' || !name) return null
  return /^([\w/-]{1,80}?)(?:(?:-(?:\d+|og))?\.(?:avif|webp|jpg))?$/.exec(name)?.[1] ?? null
}
