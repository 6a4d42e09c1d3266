import { drawOnce } from '../../../ui/ssr/draw-once.ts'
import type { FilterData } from '../filter-data.ts'
import { PriceFields as Fields } from '../price-fields.tsx'

/** Every page of a search has the same fields; the bands lead to its first one, sorted as it is. */
export function toKey({ search, asked, facets, problems }: FilterData): string {
  return JSON.stringify([{ ...search, page: 1 }, `${asked}`, facets.price, problems])
}

export const PriceFields = drawOnce(Fields, toKey)
