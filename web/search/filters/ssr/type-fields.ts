import { drawOnce } from '../../../ui/ssr/draw-once.ts'
import type { FilterData } from '../filter-data.ts'
import { TypeFields as Fields } from '../type-fields.tsx'

const keyOf = ({ asked, facets }: FilterData) => JSON.stringify([asked.getAll('type'), facets.type])

export const TypeFields = drawOnce(Fields, keyOf)
