import { propertyEndpoints } from '#contract/property/property.ts'

import { handle, Json } from '../http/handle.ts'
import { openGazetteer } from '../place/gazetteer.ts'
import type { Tools } from '../tools.ts'
import { getGone } from './gone.ts'
import { openPictureCatalogue } from './picture-catalogue.ts'
import { listByCode, listPhotos, listSimilar } from './queries.ts'
import { getProperty } from './whole-property.ts'

export function createPropertyHandlers({ readDb, search }: Tools) {
  const sources = {
    db: readDb,
    gazetteer: openGazetteer(readDb),
    pictures: openPictureCatalogue(readDb),
    countOf: (agent: number) => search.counts().agent.get(agent) ?? 0,
  }
  return [
    handle(propertyEndpoints.property, async ({ input, language }) => {
      const data = await getProperty(sources, input.code, language)
      // Made of what the contract names and nothing else: checking it again would take longer than reading it.
      return new Json(JSON.stringify({ data }))
    }),

    handle(propertyEndpoints.photos, async ({ input, language }) => ({
      data: await listPhotos(readDb, input.code, language),
    })),

    handle(propertyEndpoints.byCode, ({ input, language }) => listByCode(readDb, input.codes, language)),

    handle(propertyEndpoints.gone, async ({ input, language }) => ({
      data: await getGone(readDb, input.code, language),
    })),

    handle(propertyEndpoints.similar, async ({ input, language }) => ({
      data: await listSimilar(readDb, input.code, language),
    })),
  ]
}
