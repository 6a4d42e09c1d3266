import { agencyEndpoints } from '#contract/agency/agency.ts'

import { handle } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Tools } from '../tools.ts'
import { agenciesPerPage, getAgency, countAgencies, listAgencies, listLocations } from './queries.ts'

export function createAgencyHandlers({ readDb, search }: Tools) {
  return [
    handle(agencyEndpoints.agencies, async ({ input: { page, ...filter } }) => {
      const { total, agencies } = await listAgencies(readDb, filter, page, search.counts())
      const numbers = { page, per_page: agenciesPerPage, total }
      return { data: agencies, ...pageOf(agencyEndpoints.agencies.path, filter, numbers) }
    }),

    handle(agencyEndpoints.locations, async () => ({ data: await listLocations(readDb) })),

    handle(agencyEndpoints.facets, async ({ input }) => ({ data: await countAgencies(readDb, input) })),

    handle(agencyEndpoints.agency, async ({ input, language }) => ({
      data: await getAgency(readDb, input.id, language, search.counts()),
    })),
  ]
}
