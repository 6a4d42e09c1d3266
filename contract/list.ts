import * as z from 'zod/mini'

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
