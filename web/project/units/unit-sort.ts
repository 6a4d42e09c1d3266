import type { TextKey } from '../../texts.ts'
import type { UnitSort, UnitView } from './unit-view.ts'

/** The columns that sort, as people call them. */
export const sortKeys = [
  { sort: 'price', key: 'project.price' },
  { sort: 'm2', key: 'project.area' },
  { sort: 'bedrooms', key: 'project.bedrooms' },
  { sort: 'level', key: 'project.level' },
] as const satisfies { sort: UnitSort; key: TextKey }[]

/** Pressing a column sorts by it, lowest first; pressing it again turns the order round. */
export function sortHref(view: UnitView, sort: UnitSort): Pick<UnitView, 'sort' | 'isDown'> {
  return { sort, isDown: view.sort === sort && !view.isDown }
}
