import { propertyEndpoints } from '#contract/property.ts'

import { handle } from '../http/handle.ts'
import type { Tools } from '../tools/tools.ts'
import { listSimilar, propertyByCode } from './queries.ts'

export function propertyHandlers({ readDb, search }: Tools) {
  return [
    handle(propertyEndpoints.property, async ({ input, language }) => ({
      data: await propertyByCode(readDb, input.code, language, search.counts().agent),
    })),

    handle(propertyEndpoints.similar, async ({ input, language }) => ({
      data: await listSimilar(readDb, input.code, language),
    })),
  ]
}
