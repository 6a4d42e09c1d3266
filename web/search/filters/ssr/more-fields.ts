import { drawOnce } from '../../../ui/ssr/draw-once.ts'
import type { FilterData } from '../filter-data.ts'
import { MoreFields as Fields } from '../more-fields.tsx'

/** The pages of a search, however it is sorted, have the same fields. */
export function toKey({ search, asked, facets, names, problems }: FilterData): string {
  const { page: _, per_page: __, sort: ___, ...filter } = search
  const fields = new URLSearchParams(asked)
  fields.delete('sort')
  return JSON.stringify([filter, fields.toString(), facets, names, problems])
}

export const MoreFields = drawOnce(Fields, toKey)
