import { LRUCache } from 'lru-cache'

import type { Photo } from '#contract/property/property.ts'

import type { Database } from '../database/open.ts'
import { photoWidths } from './photo.ts'

type Picture = { key: string; width: number; height: number; tone: string; has_avif: boolean }
/** A picture of the store by its key, and what it shows in the reader's language. */
export type Shown = { key: string; alt: string }

export type PictureCatalogue = { photosOf: (shown: readonly Shown[]) => Promise<Photo[]> }

const max = 20_000
/** Milliseconds after which a new picture may have become one like any other. */
const newFor = 30_000

/**
 * Knows the size and tone of pictures. A key never means another picture, so what was read once is true for ever; a new
 * one is read again until it is there as AVIF.
 */
export function openPictureCatalogue(db: Database): PictureCatalogue {
  // By size, because by number it would take the room of all of them at once.
  const known = new LRUCache<string, Picture>({ maxSize: max, sizeCalculation: () => 1 })

  async function read(keys: readonly string[]): Promise<void> {
    const { rows } = await db.$client.query<Picture>({
      name: 'pictures',
      text: 'select key, width, height, tone, has_avif from picture where key = any($1)',
      values: [keys],
    })
    for (const row of rows) known.set(row.key, row, row.has_avif ? {} : { ttl: newFor })
  }

  return {
    async photosOf(shown) {
      const missing = shown.filter(({ key }) => !known.has(key)).map(({ key }) => key)
      if (missing.length > 0) await read(missing)
      return shown.flatMap(({ key, alt }) => {
        const picture = known.get(key)
        if (!picture) return []
        const { width, height, tone, has_avif } = picture
        const shape = { src: `/pictures/${key}`, widths: photoWidths, width, height, alt, tone }
        return has_avif ? shape : { ...shape, only_webp: true }
      })
    },
  }
}
