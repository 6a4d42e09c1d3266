import { figureEndpoints } from '#contract/figure/figure.ts'

import { handle } from '../http/handle.ts'
import type { Openings } from './start-openings.ts'

/** The endpoint by which pages say that they were looked at. */
export function createFigureHandlers(openings: Openings) {
  return [
    handle(figureEndpoints.opened, ({ input }) => {
      openings.count(input.code)
      return null
    }),
  ]
}
