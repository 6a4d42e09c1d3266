import { getDayHere } from '#contract/day.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import { importEndpoints } from '#contract/import/import.ts'

import { AppError } from '../app-error.ts'
import type { Transaction } from '../database/open.ts'
import { streamCsv } from '../exchange/stream-csv.ts'
import { handleSignedIn, type KeepAnswer, type Route } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { beginRun } from './begin-run.ts'
import { applyRun, allowRun, setMapping, stopRun, takeRunBack } from './change-run.ts'
import { followSource, loadListingSource } from './follow-source.ts'
import { loadRows } from './load-rows.ts'
import { loadColumns, loadRun, loadRuns, loadSources } from './load-runs.ts'
import { getRun, getSource } from './queries.ts'
import { writeReport } from './report.ts'
import { addSource, changeSource, deleteSource } from './save-source.ts'

const ends = importEndpoints

/** The endpoints of imports: sources, their runs, and what becomes of each row. */
export function createImportHandlers(tools: Tools): Route[] {
  return [...createSourceHandlers(tools), ...createRunHandlers(tools), ...createPressHandlers(tools)]
}

function createSourceHandlers(tools: Tools): Route[] {
  const { db } = tools
  const load = async (session: Session, id: number) => {
    await getSource(db, session, id)
    return { data: (await loadSources(db, { id }))[0]! }
  }
  return [
    handleSignedIn(ends.sources, async ({ input, session, reach }) => {
      const agency_id = reach === 'all' ? input.agency : (session.agency_id ?? 0)
      return { data: await loadSources(db, agency_id === undefined ? {} : { agency_id }) }
    }),
    handleSignedIn(ends.createSource, ({ input, session, keep }) =>
      db.transaction(async (tx) => {
        const id = await addSource(tx, tools, session, input)
        const answer = { data: (await loadSources(tx, { id }))[0]! }
        await keep(tx, answer)
        return answer
      }),
    ),
    handleSignedIn(ends.source, ({ input, session }) => load(session, input.id)),
    handleSignedIn(ends.changeSource, async ({ input, session }) => {
      await db.transaction((tx) => changeSource(tx, tools, session, input))
      return load(session, input.id)
    }),
    handleSignedIn(ends.deleteSource, async ({ input, session }) => {
      await db.transaction((tx) => deleteSource(tx, tools, session, input.id))
      return null
    }),
    handleSignedIn(ends.setMapping, async ({ input: { id, columns, constants }, session }) => {
      await db.transaction((tx) => setMapping(tx, session, id, { columns, constants }))
      return load(session, id)
    }),
    handleSignedIn(ends.listingSource, async ({ input, session }) => ({
      data: await loadListingSource(db, session, input.code),
    })),
    handleSignedIn(ends.followSource, async ({ input, session }) => ({
      data: await followSource(tools, session, input),
    })),
  ]
}

function createRunHandlers(tools: Tools): Route[] {
  const { db, now } = tools
  return [
    handleSignedIn(ends.runs, async ({ input: { id, page }, session }) => {
      const { rows, total, per_page } = await loadRuns(db, await getSource(db, session, id), page)
      return { data: rows, ...pageOf(`/v2/imports/${id}/runs`, {}, { page, per_page, total }) }
    }),
    handleSignedIn(ends.run, async ({ input, session, language }) => {
      const source = await getSource(db, session, input.id)
      return { data: await loadRun(db, source, input.run, { language, now: now() }) }
    }),
    handleSignedIn(ends.columns, async ({ input, session }) => ({
      data: await loadColumns(db, await getSource(db, session, input.id), input.run),
    })),
    handleSignedIn(ends.rows, async ({ input, session, language }) => {
      const run = await getRun(db, await getSource(db, session, input.id), input.run)
      const { rows, total } = await loadRows(db, run, input, language)
      const { id, run: of, page, per_page, ...filters } = input
      const path = `/v2/imports/${id}/runs/${of}/rows`
      return { data: rows, ...pageOf(path, { ...filters, per_page }, { page, per_page, total }) }
    }),
    handleSignedIn(ends.report, async ({ input, session, language }) => {
      const run = await getRun(db, await getSource(db, session, input.id), input.run)
      return streamCsv(`import-${run.id}-${getDayHere(now())}.csv`, writeReport(db, run, language))
    }),
  ]
}

/** What somebody does to a run: each answers how it stands then. */
function createPressHandlers(tools: Tools): Route[] {
  const { db, now } = tools
  type Asked = { input: { id: number; run: number }; session: Session; language: Language; keep: KeepAnswer }
  type Press = (tx: Transaction, session: Session, named: { id: number; run: number }, now: Date) => Promise<void>
  const press = (does: Press) => (asked: Asked) =>
    db.transaction(async (tx) => {
      const { input, session, language, keep } = asked
      await does(tx, session, input, now())
      const source = await getSource(tx, session, input.id)
      const answer = { data: await loadRun(tx, source, input.run, { language, now: now() }) }
      await keep(tx, answer)
      return answer
    })
  return [
    handleSignedIn(ends.createRun, ({ input, session, language, keep }) =>
      db
        .transaction(async (tx) => {
          const { run, source } = await beginRun(tx, session, input, now())
          const answer = { data: await loadRun(tx, source, run.id, { language, now: now() }) }
          await keep(tx, answer)
          return answer
        })
        .catch(refuseSecond),
    ),
    handleSignedIn(ends.applyRun, press(applyRun)),
    handleSignedIn(ends.approveRun, press(allowRun)),
    handleSignedIn(ends.stopRun, press(stopRun)),
    handleSignedIn(ends.undoRun, press(takeRunBack)),
  ]
}

/** Two that begin at once: the database lets one of them. */
function refuseSecond(error: unknown): never {
  const cause = error instanceof Error ? (error.cause as { constraint?: string } | undefined) : undefined
  if (cause?.constraint === 'import_run_open') throw new AppError('import.running' satisfies ErrorCode)
  throw error
}
