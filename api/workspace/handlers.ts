import { type Cell, writeCsv } from '#contract/csv.ts'
import { getDayHere } from '#contract/day.ts'
import { sheetMedia } from '#contract/endpoint.ts'
import type { Language } from '#contract/fields.ts'
import { maxListed, workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { addAuditEvent } from '../audit/add-audit-event.ts'
import { createTemplate } from '../exchange/create-template.ts'
import { writeSheets } from '../exchange/write-sheets.ts'
import { Bytes, handleSignedIn, Json } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Tools } from '../tools.ts'
import { confirmListings } from './confirm-listings.ts'
import { createListingsTable } from './listings-table.ts'
import { loadFigures } from './load-figures.ts'
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
      const table = await takeTable(tools, asking, input)
      return new Json(writeCsv(table), describeFile('text/csv; charset=utf-8', 'listings', 'csv', now()))
    }),

    handleSignedIn(endpoints.exportSheet, async ({ input, ...asking }) => {
      const table = await takeTable(tools, asking, input)
      const bytes = await writeSheets([{ name: asking.language === 'es' ? 'Propiedades' : 'Listings', table }])
      return new Bytes(bytes, describeFile(sheetMedia, 'listings', 'xlsx', now()))
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

/** The list as a table to take along, which the audit knows of. */
async function takeTable(tools: Tools, { session, reach, language }: Asking, query: ListQuery): Promise<Cell[][]> {
  const asking = { session, reach, language }
  const { rows } = await loadListings(tools, asking, { ...query, page: 1, per_page: maxListed })
  await addAuditEvent(tools.db, session, { kind: 'listing.exported', details: { count: rows.length } })
  return createListingsTable(tools, rows, { ...asking, isOfColleagues: query.of_colleagues === true })
}

function describeFile(type: string, name: string, ending: string, now: Date): Record<string, string> {
  const file = `${name}-${getDayHere(now)}.${ending}`
  return { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${file}"` }
}
