import { searchEndpoints } from '#contract/search/search.ts'

import { handle } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { listAnswer, searchAnswer } from './answers.ts'
import { suggest } from './suggest.ts'

export function searchHandlers({ search, database }: Tools) {
  return [
    handle(searchEndpoints.properties, ({ input, language }) => listAnswer(search, input, language)),

    handle(searchEndpoints.facets, async ({ input }) => {
      return searchAnswer(search, `{"data":${await search.facets(input)}}`)
    }),

    handle(searchEndpoints.map, async ({ input }) => {
      const { marks, total } = await search.map(input)
      return searchAnswer(search, `{"data":${marks},"meta":{"total":${total}}}`)
    }),

    handle(searchEndpoints.suggestions, async ({ input, language }) => ({
      data: await suggest(database.pool, search, input.q, language),
    })),
  ]
}
