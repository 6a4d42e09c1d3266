import { editorialEndpoints } from '#contract/editorial/editorial.ts'

import { handle } from '../http/handle.ts'
import type { Tools } from '../tools.ts'

export function createEditorialHandlers({ editorial }: Tools) {
  return [
    handle(editorialEndpoints.articles, async ({ language }) => ({ data: editorial.articles(language) })),
    handle(editorialEndpoints.questions, async ({ language }) => ({ data: editorial.questions(language) })),
  ]
}
