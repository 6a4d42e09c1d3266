import { getDayHere } from '#contract/day.ts'
import { maxListed, workspaceEndpoints } from '#contract/workspace/workspace.ts'

import { addAuditEvent } from '../audit/add-audit-event.ts'
import { handleSignedIn, Json } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Tools } from '../tools.ts'
import { confirmListings } from './confirm-listings.ts'
import { writeListingsCsv } from './csv.ts'
import { loadFigures } from './load-figures.ts'
import { loadListings } from './load-listings.ts'
import { loadOverview } from './load-overview.ts'

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

    handleSignedIn(endpoints.export, async ({ input, language, session, reach }) => {
      const asking = { session, reach, language }
      const { rows } = await loadListings(tools, asking, { ...input, page: 1, per_page: maxListed })
      await addAuditEvent(db, session, { kind: 'listing.exported', details: { count: rows.length } })
      return new Json(writeListingsCsv(rows, language), {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="listings-${getDayHere(now())}.csv"`,
      })
    }),

    handleSignedIn(endpoints.confirmListings, ({ input, ...by }) => confirmListings(tools, by, input.codes)),

    handleSignedIn(endpoints.figures, async ({ input, ...asking }) => ({
      data: await loadFigures(tools, asking, input.code),
    })),
  ]
}
