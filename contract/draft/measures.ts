import { doesApply } from './applies.ts'
import type { DraftDocument } from './document.ts'

/** Rooms and sizes as a listing has them: what nobody said is none. */
export function readMeasures(document: DraftDocument) {
  return {
    bedrooms: document.bedrooms ?? 0,
    bathrooms: document.bathrooms ?? 0,
    half_bathrooms: document.half_bathrooms ?? 0,
    parkings: document.parkings ?? 0,
    // Land has none; of a building that nobody counted it is one.
    stories: doesApply('stories', document) ? (document.stories ?? 1) : 0,
    level: document.level ?? null,
    construction_m2: document.construction_m2 ?? 0,
    lot_m2: document.lot_m2 ?? null,
    year_built: document.year_built ?? null,
  }
}
