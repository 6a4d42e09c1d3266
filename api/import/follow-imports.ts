import { and, eq, isNull } from 'drizzle-orm'

import { AppError } from '../app-error.ts'
import { isDatabaseAway } from '../database/database-errors.ts'
import type { Tools } from '../tools.ts'
import { followApplying, type Pace, startPace } from './applying/follow-applying.ts'
import { restoreBatch } from './applying/withdraw-batch.ts'
import { beginDueRuns } from './begin-run.ts'
import { forgetNextRows } from './forget-sources.ts'
import { fetchFile } from './load-file.ts'
import { pullListings } from './pull-listings.ts'
import { listWorkingRuns, type RunRow, type SourceRow } from './queries.ts'
import { beginReading, failRun, followReading, type InHand } from './reading/follow-reading.ts'
import { rowsPerSecond } from './rules.ts'
import { importRuns, importSources } from './table.ts'

export type Hands = {
  /** Does the next piece of work; the milliseconds until there is more, null where there is none. */
  step: () => Promise<number | null>
  /** Forgets what is in hand: another process had the work meanwhile. */
  drop: () => void
  close: () => void
}

const waitMs = 200
const undoRows = 50

/** What one process has in hand of imports: one file that is read, calls that are under way, and how fast each run goes. */
export function createHands(tools: Tools): Hands {
  const ending = new AbortController()
  const arrive = createFetching(tools, ending.signal)
  const paces = new Map<number, Pace>()
  let hand: InHand | null = null

  function drop(): void {
    hand?.reading.close()
    hand = null
    paces.clear()
  }

  async function step(): Promise<number | null> {
    // What is left of a source that was ended goes first: its listings may come again by another.
    if (await forgetNextRows(tools.db)) return 0
    await beginDueRuns(tools)
    const runs = await listWorkingRuns(tools.db)
    if (hand && !runs.some(({ id, state }) => id === hand!.run_id && (state === 'reading' || state === 'received')))
      drop()
    let isWaiting = false
    for (const run of runs) {
      const [source] = await tools.db.select().from(importSources).where(eq(importSources.id, run.source_id))
      const rest = source ? await work(run, source) : null
      if (rest !== null && rest !== 'waits') return rest
      if (rest === 'waits') isWaiting = true
    }
    return isWaiting ? waitMs : null
  }

  /** Null where this run cannot be worked on now. */
  async function work(run: RunRow, source: SourceRow): Promise<number | 'waits' | null> {
    try {
      if (run.state === 'applying') return await apply(tools, paces, { run, source })
      if (run.state === 'undoing') return (await restoreBatch(tools, run, source, undoRows), 0)
      if (run.upload_id === null) return await arrive(run, source)
      return await read(run, source)
    } catch (error) {
      if (isDatabaseAway(error) || !(error instanceof AppError)) throw error
      await failRun(tools, run, source, { problem: error.code, about: null })
      return 0
    }
  }

  async function read(run: RunRow, source: SourceRow): Promise<number | null> {
    // One file at a time: each may need a quarter of a gigabyte.
    if (hand && hand.run_id !== run.id) return null
    hand ??= await beginReading(tools, run, source)
    if (!(await followReading(tools, hand, run, source))) drop()
    return 0
  }

  return {
    step,
    drop,
    close: () => {
      ending.abort()
      drop()
    },
  }
}

type About = { run: RunRow; source: SourceRow }

/** Applies the next rows of a run, as fast as search may be told of them. */
async function apply(tools: Tools, paces: Map<number, Pace>, { run, source }: About): Promise<number> {
  const began = performance.now()
  const pace = paces.get(run.id) ?? startPace()
  paces.set(run.id, pace)
  const rows = await followApplying(tools, run, source, pace)
  if (rows === 0) paces.delete(run.id)
  return Math.max(0, (rows / rowsPerSecond) * 1000 - (performance.now() - began))
}

/** Fetches the files of runs beside other work, each once at a time. */
function createFetching(tools: Tools, signal: AbortSignal) {
  const fetching = new Map<number, Promise<void>>()
  return async (run: RunRow, source: SourceRow): Promise<'waits' | number> => {
    if (source.arrival === 'file' || run.state !== 'received') {
      await failRun(tools, run, source, { problem: 'import.no_file', about: null })
      return 0
    }
    if (fetching.has(run.id)) return 'waits'
    // Its file may have come since the run was looked at.
    const { id, state, upload_id } = importRuns
    const [still] = await tools.db
      .select({ id })
      .from(importRuns)
      .where(and(eq(id, run.id), eq(state, 'received'), isNull(upload_id)))
    if (!still) return 0
    if (fetching.has(run.id)) return 'waits'
    const fetchOf = source.kind === 'reso_api' ? pullListings : fetchFile
    const call = fetchOf(tools, run, source, signal)
      .catch(async (error: unknown) => {
        if (signal.aborted) return
        const problem = error instanceof AppError ? error.code : 'outside.unreachable'
        const about = (error instanceof AppError && error.errors?.file?.[0]) || null
        await failRun(tools, run, source, { problem, about })
      })
      .catch((err: unknown) => tools.log.error({ err, run: run.id }, 'a file could not be fetched'))
      .finally(() => fetching.delete(run.id))
    fetching.set(run.id, call)
    return 'waits'
  }
}
