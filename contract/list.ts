import * as z from 'zod/mini'

import { problem, readNumberFromText } from './fields.ts'

export const listMeta = z.object({
  total: z.int(),
  per_page: z.int(),
  current_page: z.int(),
  last_page: z.int(),
})
export type ListMeta = z.infer<typeof listMeta>

/** The shape of every list on the wire: rows, their exact total, and the neighbouring pages. */
export function listOf<Row extends z.ZodMiniType>(row: Row) {
  return z.object({
    data: z.array(row),
    meta: listMeta,
    links: z.object({ next: z.nullable(z.string()), prev: z.nullable(z.string()) }),
  })
}

/** Which page of a list is asked for; the first unless told. */
export const pageNumber = z._default(
  readNumberFromText(
    z
      .int(problem('field.whole_number'))
      .check(z.minimum(1, problem('field.too_small')), z.maximum(1_000_000, problem('field.page_too_deep'))),
  ),
  1,
)
