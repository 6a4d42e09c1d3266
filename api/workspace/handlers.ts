import { type Cell, writeCsv } from '#contract/csv.ts'
import { getDayHere } from '#contract/day.ts'
import { sheetMedia } from '#contract/endpoint.ts'
import type { Language } from '#contract/fields.ts'
import { maxSheetRows, workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import { createTemplate } from '../exchange/create-template.ts'
import { streamCsv } from '../exchange/stream-csv.ts'
import { writeSheets } from '../exchange/write-sheets.ts'
import { Bytes, handleSignedIn, Json, Whole } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Tools } from '../tools.ts'
import { confirmListings } from './confirm-listings.ts'
import { writeListingsTable } from './listings-table.ts'
import { loadFigures } from './load-figures.ts'
import { listKeys, type RowKey } from './load-listed.ts'
import { type ListQuery, loadListings } from './load-listings.ts'
import { loadOverview } from './load-overview.ts'
import type { Working } from './queries.ts'

/** The endpoints of the workspace: what waits, the list of listings and drafts, and their figures. */
export function createWorkspaceHandlers(tools: Tools) {
  const endpoints = workspaceEndpoints
  const { db, now } = tools
  return [
    handleSignedIn(endpoints.overview, async (asking) => ({ data: await loadOverview(db, asking, now()) })),

    handleSignedIn(endpoints.listings, async ({ input, ...asking }) => {
      const { page, per_page, ...filter } = input
      const { rows, states, total } = await loadListings(tools, asking, input)
      const { meta, links } = pageOf(endpoints.listings.path, { ...filter, per_page }, { page, per_page, total })
      return { data: rows, meta: { ...meta, states }, links }
    }),

    handleSignedIn(endpoints.export, async ({ input, ...asking }) => {
      const keys = await takeKeys(tools, asking, input)
      const table = writeListingsTable(tools, asking, input, keys)
      return streamCsv(`listings-${getDayHere(now())}.csv`, table)
    }),

    handleSignedIn(endpoints.exportSheet, async ({ input, ...asking }) => {
      const keys = await takeKeys(tools, asking, input, maxSheetRows)
      const table = writeListingsTable(tools, asking, input, keys)
      const name = asking.language === 'es' ? 'Propiedades' : 'Listings'
      return new Whole(200, describeFile(sheetMedia, 'listings', 'xlsx', now()), streamSheet(name, table))
    }),

    handleSignedIn(endpoints.template, ({ language }) => {
      const [{ table }] = createTemplate(language)
      return new Json(writeCsv(table), describeFile('text/csv; charset=utf-8', 'template', 'csv', now()))
    }),

    handleSignedIn(endpoints.templateSheet, async ({ language }) => {
      const bytes = await writeSheets(createTemplate(language))
      return new Bytes(bytes, describeFile(sheetMedia, 'template', 'xlsx', now()))
    }),

    handleSignedIn(endpoints.confirmListings, ({ input, ...by }) => confirmListings(tools, by, input.codes)),

    handleSignedIn(endpoints.figures, async ({ input, ...asking }) => ({
      data: await loadFigures(tools, asking, input.code),
    })),
  ]
}

type Asking = Working & { language: Language }

/** The rows of the list that somebody takes along, which the audit knows of. */
async function takeKeys(
  { db, now }: Tools,
  { session, reach }: Asking,
  query: ListQuery,
  most = Infinity,
): Promise<RowKey[]> {
  const keys = await listKeys(db, { session, reach }, query, now())
  if (keys.length > most) throw new AppError('listing.too_many_for_sheet')
  await addAuditEvent(db, session, { kind: 'listing.exported', details: { count: keys.length } })
  return keys
}

/** An Excel file, which is there as a whole or not at all. */
async function* streamSheet(name: string, parts: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const table: Cell[][] = []
  for await (const rows of parts) table.push(...rows)
  yield await writeSheets([{ name, table }])
}

function describeFile(type: string, name: string, ending: string, now: Date): Record<string, string> {
  const file = `${name}-${getDayHere(now)}.${ending}`
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` }
}
