import type { Bucket } from '../../tools/bucket-client.ts'
import { inflateTile, openArchive, type Archive } from './archive.ts'
import { openBucketFile } from './bucket-file.ts'
import { openLocalFile, type TileFile } from './tile-file.ts'

/** A file of tiles as pages are told of it. */
export type TileSet = Pick<Archive, 'version' | 'findTile' | 'readTile'> &
  Pick<Archive['header'], 'minZoom' | 'maxZoom' | 'bounds'> & {
    attribution: string
    layers: readonly string[]
    /** Whether it is the one that ships with the product: shores and names, no streets. */
    isShipped: boolean
  }

export type Tiles = {
  /** What is drawn now. */
  getCurrent: () => TileSet
  getShipped: () => TileSet
  /** The file of a version, also of the one before: whoever opened a map then reads on in it. */
  findVersion: (version: string) => Promise<TileSet | null>
  /** A stored tile without its compression. */
  inflate: (tile: Buffer) => Promise<Buffer>
  /** Looks now whether another file is to be drawn. */
  look: () => Promise<void>
  close: () => Promise<void>
}

type Asked = {
  /** A path or `s3://bucket/key`. */
  place: string
  /** Whether somebody says that there is a file: then it is told when there is none. */
  isNamed: boolean
  /** The file that ships with the product. */
  shipped: string
  /** The store of `s3://…`, without the object's address. */
  store: Omit<Bucket, 'address'>
  /** Hears once of each file that cannot be drawn. */
  warn: (line: string) => void
}

type Opened = { set: TileSet; archive: Archive }

/** Milliseconds between two looks. */
const lookEvery = 30_000
/** An address of a version that is not known has us look at once, but not more often than this. */
const leastBetweenLooks = 2000

/** The tiles of the map: of the operator's file where there is one that can be read, else of the one that ships. */
export async function followTiles({ place, isNamed, shipped, store, warn }: Asked): Promise<Tiles> {
  const ground = await open(() => openLocalFile(shipped), true)
  let chosen: Opened | null = null
  let before: Opened | null = null
  let warned = ''
  let lookedAt = -Infinity
  let looking: Promise<void> | null = null

  async function lookOnce(): Promise<void> {
    try {
      if (await chosen?.archive.isCurrent()) return
      swap(await open(() => openAt(place, store), false))
    } catch (error) {
      const isAbsent = (error as NodeJS.ErrnoException).code === 'ENOENT'
      if (isAbsent && !isNamed) return swap(null)
      const why = isAbsent ? 'there is no such file' : (error as Error).message
      const instead = chosen ? 'The map stays as it is' : 'The map that ships with the product is drawn'
      const line = `The map cannot be drawn from ${place}: ${why}. ${instead}.`
      if (line !== warned) warn(line)
      warned = line
    }
  }

  function swap(next: Opened | null): void {
    warned = ''
    const isSame = chosen?.set.version === next?.set.version
    void (isSame ? chosen : before)?.archive.close()
    if (!isSame) before = chosen
    chosen = next
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null
      lookedAt = performance.now()
    })
    return looking
  }
  const find = (version: string) => [chosen, before, ground].find((one) => one?.set.version === version)?.set ?? null
  await look()
  const timer = setInterval(() => void look(), lookEvery).unref()

  return {
    getCurrent: () => (chosen ?? ground).set,
    getShipped: () => ground.set,
    findVersion: async (version) => {
      const found = find(version)
      if (found || performance.now() - lookedAt < leastBetweenLooks) return found
      await look()
      return find(version)
    },
    inflate: inflateTile,
    look,
    close: async () => {
      clearInterval(timer)
      await looking
      for (const one of [chosen, before, ground]) await one?.archive.close()
    },
  }
}

async function open(openFile: () => Promise<TileFile>, isShipped: boolean): Promise<Opened> {
  const file = await openFile()
  try {
    const archive = await openArchive(file)
    const { version, header, metadata, findTile, readTile } = archive
    const { minZoom, maxZoom, bounds } = header
    const { attribution, layers } = metadata
    return { archive, set: { version, minZoom, maxZoom, bounds, attribution, layers, isShipped, findTile, readTile } }
  } catch (error) {
    await file.close()
    throw error
  }
}

function openAt(path: string, store: Omit<Bucket, 'address'>): Promise<TileFile> {
  return path.startsWith('s3://') ? openBucketFile({ ...store, address: path }) : openLocalFile(path)
}
