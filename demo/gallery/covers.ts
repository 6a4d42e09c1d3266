import type { Facts } from '../market/facts.ts'
import { findOutlook, isTower, listRooms } from './outlook.ts'

const range = (scene: string, numbers: number[]) => numbers.map((number) => `${scene}-${number}`)

export const towers = range('torre', [1, 2, 3, 4, 5, 6, 7, 8])
export const poolCondos = range('condo', [1, 3, 5, 7])
export const beachCondos = range('condo', [2, 4, 6])
export const townhouses = range('townhouse', [1, 2, 3, 4])
export const upperVillas = range('villa', [1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 14, 15, 16])
const lowVillas = range('villa', [6, 7, 13])
const upperHouses = range('casa', [3, 5, 6])
export const lowHouses = range('casa', [1, 2, 4, 7, 8])

/** Originals that may stand on the card: no pool where there is none, no second floor on a bungalow. */
export function coversFor(facts: Facts): string[] {
  const { type, features, market } = facts
  switch (type) {
    case 'project':
      return projectCovers(facts)
    case 'apartment':
      return flatCovers(facts)
    case 'penthouse':
      return [...terracesOf(facts), ...flatCovers(facts)]
    case 'house':
    case 'tourist':
    case 'house_or_plot':
      return houseCovers(facts)
    case 'land':
      return plotsFor(facts)
    case 'estate':
      return facts.construction_m2 > 0 ? [...lowHouses, ...plotsFor(facts)] : plotsFor(facts)
    case 'office_space':
      return [...range('oficina', [1, 2]), ...(facts.building_levels >= 6 ? towers : [])]
    case 'industrial_site':
      return range('nave', [1, 2])
    case 'hotel':
      if (market.zone === 'colonial') return ['lugar-zona-colonial', 'dormitorio-3', 'sala-5', 'sala-7']
      return features.has('swimming_pool') ? poolCondos : beachCondos
    case 'building':
      return ['torre-4', 'torre-2', 'torre-6', 'torre-7']
    default:
      return range('local', [1, 2, 3])
  }
}

function terracesOf({ view }: Facts): string[] {
  return view === 'sea' ? ['terraza-1'] : view === 'city' || view === 'park' ? ['terraza-2'] : []
}

/** Its building where the store has one like it, then its own rooms. */
function flatCovers(facts: Facts): string[] {
  return [...(isTower(facts) ? towers : lowRise(facts)), ...roomsOf(facts)]
}

/** Buildings of the pictures have a pool or stand on sand; others are shown from inside. */
function lowRise({ features, shore }: Facts): string[] {
  return [
    ...(features.has('swimming_pool') ? poolCondos : []),
    ...(shore === 'front' || shore === 'walk' ? beachCondos : []),
  ]
}

function roomsOf(facts: Facts): string[] {
  const outlook = findOutlook(facts)
  return [...listRooms('sala', outlook), ...listRooms('dormitorio', outlook), ...listRooms('cocina', outlook)]
}

function houseCovers(facts: Facts): string[] {
  if (facts.market.zone === 'colonial') return ['lugar-zona-colonial', ...roomsOf(facts)]
  return [...outsidesOf(facts), ...roomsOf(facts)]
}

function outsidesOf({ features, stories, is_gated, construction_m2 }: Facts): string[] {
  if (features.has('swimming_pool')) return stories > 1 ? upperVillas : lowVillas
  if (stories === 1) return lowHouses
  return is_gated && construction_m2 < 220 ? [...townhouses, ...upperHouses] : upperHouses
}

function projectCovers({ project, features }: Facts): string[] {
  if (project?.kind === 'tower') return project.stage === 'under_construction' ? [...towers, 'obra-1'] : towers
  if (project?.kind === 'villas') return upperVillas
  if (project?.kind === 'houses') return townhouses
  return features.has('swimming_pool') ? poolCondos : beachCondos
}

const builtUp = ['central', 'residential', 'uptown', 'outskirts', 'popular']

export function plotsFor({ shore, market }: Facts): string[] {
  if (shore === 'front' || shore === 'walk') return range('solar', [2, 6])
  if (market.zone === 'mountain') return range('solar', [3, 1, 5])
  return builtUp.includes(market.zone) ? range('solar', [4, 1, 5]) : range('solar', [1, 5])
}
