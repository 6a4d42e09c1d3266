import { join, resolve } from 'node:path'

import type { Logger } from 'pino'

import { followTiles, type Tiles as Followed } from './follow-tiles.ts'

/** As the environment says it. */
type Settings = {
  /** A path or `s3://bucket/key`; none means the streets that `npm run map` brought, where it did. */
  MAP_TILES?: string | undefined
  DATA_DIR: string
  AWS_ACCESS_KEY_ID?: string | undefined
  AWS_SECRET_ACCESS_KEY?: string | undefined
  AWS_REGION: string
  AWS_ENDPOINT_URL?: string | undefined
}

export type Tiles = Followed & {
  /** What the map is drawn from, in words for whoever starts the product. */
  describe: () => string
}

/** Where `npm run map` lays the streets, in the data folder. */
export function getRegionFile(dataFolder: string): string {
  return join(resolve(dataFolder), 'map', 'region.pmtiles')
}

/** What the map is drawn from: the file of the settings, the streets of `npm run map`, or the file that ships. */
export async function openTiles(settings: Settings, shipped: string, log: Pick<Logger, 'warn'>): Promise<Tiles> {
  const place = settings.MAP_TILES ?? getRegionFile(settings.DATA_DIR)
  const tiles = await followTiles({
    place,
    isNamed: settings.MAP_TILES !== undefined,
    shipped,
    store: {
      endpoint: settings.AWS_ENDPOINT_URL,
      region: settings.AWS_REGION,
      keyId: settings.AWS_ACCESS_KEY_ID ?? '',
      secretKey: settings.AWS_SECRET_ACCESS_KEY ?? '',
    },
    warn: (line) => log.warn(line),
  })
  return {
    ...tiles,
    describe: () => {
      const { isShipped, maxZoom } = tiles.getCurrent()
      if (!isShipped) return `${place}, to zoom ${maxZoom}`
      return 'shores, main roads and names; the streets are one command away: npm run map'
    },
  }
}
