import { parentPort, workerData } from 'node:worker_threads'

import type { RawRow } from '#contract/exchange/row.ts'
import type { Mapping } from '#contract/import/mapping.ts'
import type { SourceKind } from '#contract/import/source.ts'

import { AppError } from '../../app-error.ts'
import { readFile } from '../adapters/read-file.ts'
import { lookAtColumns } from './look-at-columns.ts'
import { createPlaceFinder, type Gazetteer } from '../find-place.ts'
import { type Known, type ReadBatch, type ReadEnd, isEmptyFile, readRows } from './read-rows.ts'
import type { Look } from '../table.ts'

/** What the thread is begun with. */
export type Reading = {
  kind: SourceKind
  now: number
  known: Known[]
  /** Codes of the agency's projects. */
  leaves: string[]
  /** Whether what is not in the file is there still. */
  isPartial: boolean
  gazetteer: Gazetteer
  projects: [slug: string, name: string][]
}
/** What the thread is told: the next piece (null ends the file), by which mapping it reads, or that it may go on. */
export type Told = { piece: Uint8Array | null } | { mapping: Mapping } | { isTaken: true }
/** What the thread says: that it wants a piece, what it found, and how it ended. */
export type Said =
  | { wants: 'piece' }
  | { batch: ReadBatch }
  | { end: ReadEnd }
  | { look: Look }
  | { failed: string; about: string | null }

const { kind, now, known, leaves, isPartial, gazetteer, projects } = workerData as Reading
const port = parentPort!

function askFor<Answer extends Told>(said: Said): Promise<Answer> {
  return new Promise((resolve) => {
    port.once('message', (told: Answer) => resolve(told))
    port.postMessage(said)
  })
}

async function* receive(): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { piece } = await askFor<{ piece: Uint8Array | null }>({ wants: 'piece' })
    if (piece === null) return
    yield piece
  }
}

async function read(): Promise<Said> {
  const { look, all } = await lookAtColumns(readFile(receive(), { kind })).catch((error: unknown) => {
    if (isEmptyFile(error)) return { look: { columns: [], rows: 0 }, all: giveNothing() }
    throw error
  })
  const { mapping } = await askFor<{ mapping: Mapping }>({ look })
  const slugs = new Map(
    projects.flatMap(([slug, name]) => [[slug, slug] as const, [name.toLowerCase(), slug] as const]),
  )
  const context = {
    places: createPlaceFinder(gazetteer),
    now: new Date(now),
    findProject: (text: string) => slugs.get(text.trim().toLowerCase()) ?? null,
  }
  const hand = async (batch: ReadBatch) => void (await askFor({ batch }))
  return { end: await readRows(all, mapping, { context, known, leaves, isPartial, hand }) }
}

async function* giveNothing(): AsyncGenerator<RawRow> {}

try {
  port.postMessage(await read())
} catch (error) {
  const isOurs = error instanceof AppError
  // Why, for people, where the reader knows; nothing of the inside otherwise.
  const about = isOurs ? (error.errors?.file?.[0] ?? null) : null
  port.postMessage({ failed: isOurs ? error.code : 'import.unreadable', about })
}
