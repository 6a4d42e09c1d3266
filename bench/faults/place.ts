import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import type { Pool } from 'pg'

import { openDatabase } from '#api/database/open.ts'

import type { Cluster } from '../../check/cluster.ts'
import { makeWorld, createSettings, startServer } from '../world.ts'

/** A database with a demo world on which faults are tried. */
export type Place = {
  name: string
  /** What a product on it is started with. */
  settings: Record<string, string>
  /** A server that may be mistreated; none is the embedded database. */
  server?: Cluster
  /** Looks into it; into the embedded one while no product runs on it. */
  look: <Found>(find: (pool: Pool) => Promise<Found>) => Promise<Found>
}

const names = ['embedded', 'server'] as const
export type PlaceName = (typeof names)[number]

/** The words after `npm run faults -- kills`: which databases, how many rounds, and what else is said. */
export function readWords(words = process.argv.slice(2)) {
  const places = names.filter((name) => words.includes(name))
  const at = words.indexOf('--rounds')
  return {
    places: places.length > 0 ? places : [...names],
    rounds: at < 0 ? 20 : Number(words[at + 1]),
    others: words.filter((word, nth) => !names.includes(word as PlaceName) && !word.startsWith('--') && nth !== at + 1),
  }
}

/** Makes a database for the faults, and removes it when they are done; what stops them is said, and fails the run. */
export async function withPlace(
  name: PlaceName,
  listings: number,
  work: (place: Place) => Promise<void>,
): Promise<void> {
  try {
    await (name === 'server' ? withServer(listings, work) : withFolder(work))
  } catch (error) {
    console.error(error)
    // With whatever it has left behind.
    process.exit(1)
  }
}

async function withServer(listings: number, work: (place: Place) => Promise<void>): Promise<void> {
  const server = await startServer()
  // One for all that run on it: who does not see the uploads of another that has just died waits for it.
  const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-faults-'))
  try {
    const url = await makeWorld(server, listings)
    const look: Place['look'] = (find) => lookInto({ url, dataDir: '' }, find)
    await work({ name: 'PostgreSQL', settings: { ...createSettings(url), DATA_DIR: dataDir }, server, look })
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function withFolder(work: (place: Place) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquesina-faults-'))
  // A product that is left over ends with this process, and may still be writing.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  await work({
    name: 'embedded database',
    settings: { DATA_DIR: dataDir },
    look: (find) => lookInto({ dataDir }, find),
  })
}

async function lookInto<Found>(where: { url?: string; dataDir: string }, find: (pool: Pool) => Promise<Found>) {
  const database = await openDatabase(where)
  try {
    return await find(database.jobs)
  } finally {
    await database.close()
  }
}
