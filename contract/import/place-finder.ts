import type { Point } from '../draft/document.ts'

/** What a row says of where a home stands, each as its file has it. */
export type SaidPlace = { province: string; city: string; sector: string }

/** A place of the house: what was not found is null. Names are for titles. */
export type FoundPlace = {
  province: string | null
  city: string | null
  sector: string | null
  names: { city: string; sector: string } | null
  /** The middle of the sector, where a home is shown whose coordinates nobody said. */
  centre: Point | null
}

/** Finds places by what people call them, typing errors forgiven; what may be two places is none. */
export type PlaceFinder = { find: (said: SaidPlace) => FoundPlace }
