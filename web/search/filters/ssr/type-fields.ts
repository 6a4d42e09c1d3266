import { drawOnce } from '../../../ui/ssr/draw-once.ts'
import type { FilterData } from '../filter-data.ts'
import { TypeFields as Fields } from '../type-fields.tsx'

/** Which kinds are ticked, and how many listings each has. */
export function toKey({ asked, facets }: FilterData): string {
  return JSON.stringify([asked.getAll('type'), facets.type])
}

export const TypeFields = drawOnce(Fields, toKey)
