import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { appendFile, open, rename, statfs, writeFile, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'

import { inflateTile, openArchive } from '#api/place/tiles/archive.ts'
import { openLocalFile } from '#api/place/tiles/tile-file.ts'

import { maxGap, planCut, type Content, type Cut } from './plan-cut.ts'
import { openRemoteFile, type Manner, type RemoteFile } from './remote-file.ts'
import type { Box } from './wanted-tiles.ts'
import { writeBeginning } from './write-archive.ts'

export type Wish = {
  from: string
  box: Box
  maxZoom: number
  /** Where the region is laid: what is there stays until the new one is whole and checked. */
  target: string
  /** Hears of every step. */
  say: (progress: Progress) => void
  manner?: Manner
}
export type Progress = { step: 'fetch' | 'check'; done: number; total: number }

/** Bytes that are asked for at once; what is fetched is written down after each. */
const chunkSize = 4 * 2 ** 20
const maxConcurrent = 4
const spareDisk = 64 * 2 ** 20

type Chunk = { offset: number; length: number; contents: Content[] }

/** Where a cut is on its way, and what has come of it. */
export function getPartFiles(target: string): { part: string; journal: string } {
  return { part: `${target}.part`, journal: `${target}.part.log` }
}

/** The address from which an unfinished region was being brought; null where there is none. */
export function readUnfinished(target: string): string | null {
  const { part, journal } = getPartFiles(target)
  if (!existsSync(part) || !existsSync(journal)) return null
  return readFileSync(journal, 'utf8').split('\n')[1] ?? null
}

/**
 * Cuts a box out of a PMTiles file at an address and lays it at `target`, checked tile by tile. What was fetched before
 * a cut is not fetched again; a file that changes meanwhile, or a server that lies, leaves all as it was. Answers its bytes.
 */
export async function cutRegion({ from, box, maxZoom, target, say, manner }: Wish): Promise<number> {
  const file = await openRemoteFile(from, manner)
  const cut = await planCut(file, box, maxZoom)
  const dataLength = cut.contents.reduce((sum, { length }) => sum + length, 0)
  const { metadata, source } = cut
  const beginning = writeBeginning(cut.entries, dataLength, {
    minZoom: source.minZoom,
    maxZoom: cut.maxZoom,
    bounds: [...box],
    centre: { zoom: source.minZoom, longitude: (box[0] + box[2]) / 2, latitude: (box[1] + box[3]) / 2 },
    metadata: { ...metadata, cut_from: from },
  })
  mkdirSync(dirname(target), { recursive: true, mode: 0o700 })
  await requireRoom(dirname(target), beginning.length + dataLength)
  await fetchContents({ from, file, cut, beginning, target, say })
  const { part, journal } = getPartFiles(target)
  try {
    await checkTiles(part, cut, say)
  } catch (error) {
    for (const one of [part, journal]) rmSync(one, { force: true })
    throw new Error(`What came is not whole: ${(error as Error).message}. Run the command again.`, { cause: error })
  }
  await rename(part, target)
  rmSync(journal, { force: true })
  return beginning.length + dataLength
}

type Fetching = Pick<Wish, 'from' | 'target' | 'say'> & { file: RemoteFile; cut: Cut; beginning: Buffer }

async function fetchContents({ from, file, cut, beginning, target, say }: Fetching): Promise<void> {
  const { part, journal } = getPartFiles(target)
  // Which part of which file this is: with another one nothing of what was fetched can be used.
  const mark = createHash('sha256').update(file.mark).update(beginning).digest('hex')
  const chunks = listChunks(cut.contents)
  const fetched = readJournal(journal, part, `${mark}\n${from}`)
  const handle = await open(part, fetched ? 'r+' : 'w', 0o600)
  try {
    if (!fetched) {
      await handle.write(beginning, 0, beginning.length, 0)
      await writeFile(journal, `${mark}\n${from}\n`, { mode: 0o600 })
    }
    const isDone = (at: number) => fetched?.has(at) === true
    const total = chunks.reduce((sum, { length }) => sum + length, 0)
    let done = chunks.reduce((sum, { length }, at) => sum + (isDone(at) ? length : 0), 0)
    const left = [...chunks.keys()].filter((at) => !isDone(at))
    say({ step: 'fetch', done, total })
    const work = async () => {
      for (let at = left.shift(); at !== undefined; at = left.shift()) {
        await fetchChunk(file, handle, chunks[at]!, beginning.length)
        await appendFile(journal, `${at}\n`)
        say({ step: 'fetch', done: (done += chunks[at]!.length), total })
      }
    }
    // All of them end before the file is closed; the first that fails is told.
    const ends = await Promise.allSettled(
      Array.from({ length: maxConcurrent }, () =>
        work().catch((error: unknown) => ((left.length = 0), Promise.reject(error as Error))),
      ),
    )
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Pieces that lie near each other come together. */
function listChunks(contents: readonly Content[]): Chunk[] {
  const chunks: Chunk[] = []
  for (const content of contents) {
    const chunk = chunks.at(-1)
    const end = content.source + content.length
    const isNear = chunk && content.source - (chunk.offset + chunk.length) <= maxGap
    if (chunk && isNear && end - chunk.offset <= chunkSize) {
      chunk.contents.push(content)
      chunk.length = Math.max(chunk.length, end - chunk.offset)
    } else chunks.push({ offset: content.source, length: content.length, contents: [content] })
  }
  return chunks
}

async function fetchChunk(file: RemoteFile, handle: FileHandle, chunk: Chunk, data: number): Promise<void> {
  const bytes = await file.read(chunk.offset, chunk.length)
  for (const { source, target, length } of chunk.contents)
    await handle.write(bytes, source - chunk.offset, length, data + target)
}

/** Which chunks an earlier run wrote down; null when it was of another cut, or there was none. */
function readJournal(journal: string, part: string, beginning: string): Set<number> | null {
  if (!existsSync(journal) || !existsSync(part)) return null
  const text = readFileSync(journal, 'utf8')
  if (!text.startsWith(`${beginning}\n`)) return null
  // The last line may be half of one.
  const lines = text
    .slice(beginning.length + 1)
    .split('\n')
    .slice(0, -1)
  return new Set(lines.map(Number))
}

/** Reads the new file as the product does: every tile of it must be whole. */
async function checkTiles(path: string, { contents }: Cut, say: Wish['say']): Promise<void> {
  const archive = await openArchive(await openLocalFile(path))
  try {
    const { data, contents: count } = archive.header
    if (count !== contents.length) throw new Error(`${count} of ${contents.length} tiles are there`)
    for (const [at, { target, length }] of contents.entries()) {
      await inflateTile(await archive.readTile({ offset: data.offset + target, length }))
      if (at % 500 === 0) say({ step: 'check', done: at, total: contents.length })
    }
    say({ step: 'check', done: contents.length, total: contents.length })
  } finally {
    await archive.close()
  }
}

async function requireRoom(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  if (bavail * bsize < bytes + spareDisk)
    throw new Error(
      `${folder} has room for ${formatMegabytes(bavail * bsize)}, and ${formatMegabytes(bytes)} are to come.`,
    )
}

export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}
