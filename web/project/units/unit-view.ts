import type { Unit } from '#contract/project/project.ts'
import { unitStatuses } from '#contract/project/project-stage.ts'

/** The columns by which units can be sorted; a hyphen before the name turns the order round. */
export const unitSorts = ['level', 'm2', 'bedrooms', 'price'] as const
export type UnitSort = (typeof unitSorts)[number]

type Status = Unit['status'] | 'all'

/** What an address says about a project's units: which are shown, in which order, and which one is chosen. */
export type UnitView = {
  status: Status
  bedrooms: number | null
  sort: UnitSort | null
  isDown: boolean
  /** The name of the unit whose payments are shown, as it was written. */
  unit: string | null
}

/** Reads an address; what it cannot mean is as if it were not there. Free units stand for themselves when none is asked. */
export function readUnitView(params: URLSearchParams, units: readonly Unit[]): UnitView {
  const status = params.get('status')
  const bedrooms = Number(params.get('bedrooms') ?? Number.NaN)
  const sort = params.get('sort') ?? ''
  const column = unitSorts.find((name) => name === sort.replace(/^-/, '')) ?? null
  return {
    status: [...unitStatuses, 'all' as const].find((one) => one === status) ?? usualStatus(units),
    bedrooms: units.some((unit) => unit.bedrooms === bedrooms) ? bedrooms : null,
    sort: column,
    isDown: column !== null && sort.startsWith('-'),
    unit: params.get('unit'),
  }
}

/** The query of a view: nothing usual is written. */
export function queryOfView(view: UnitView, units: readonly Unit[]): string {
  const query = new URLSearchParams()
  if (view.status !== usualStatus(units)) query.set('status', view.status)
  if (view.bedrooms !== null) query.set('bedrooms', String(view.bedrooms))
  if (view.sort) query.set('sort', (view.isDown ? '-' : '') + view.sort)
  if (view.unit) query.set('unit', view.unit)
  return query.size > 0 ? `?${query}` : ''
}

/** The units of a view in its order; without one, floor by floor. */
export function listUnits(units: readonly Unit[], { status, bedrooms, sort, isDown }: UnitView): Unit[] {
  const shown = units.filter(
    (unit) => (status === 'all' || unit.status === status) && (bedrooms === null || unit.bedrooms === bedrooms),
  )
  if (!sort) return shown
  const sign = isDown ? -1 : 1
  return shown.toSorted((one, other) => sign * (measure[sort](one) - measure[sort](other)))
}

const measure: Record<UnitSort, (unit: Unit) => number> = {
  level: ({ level }) => level,
  m2: ({ construction_m2 }) => construction_m2,
  bedrooms: ({ bedrooms }) => bedrooms,
  price: ({ price }) => price,
}

/** The unit whose payments are shown: the one asked for while it is free, else the cheapest free one. */
export function findChosenUnit(units: readonly Unit[], name: string | null): Unit | null {
  const free = units.filter(({ status }) => status === 'available')
  return free.find((unit) => unit.name === name) ?? free.toSorted((one, other) => one.price - other.price)[0] ?? null
}

/** Whether its units are on floors; houses all stand on one. */
export function hasFloors(units: readonly Unit[]): boolean {
  return new Set(units.map(({ level }) => level)).size > 1
}

function usualStatus(units: readonly Unit[]): Status {
  return units.some(({ status }) => status === 'available') ? 'available' : 'all'
}
