import type { DraftDocument } from './document.ts'

/** Rooms and sizes as a listing has them: what nobody said is none. */
export function readMeasures(document: DraftDocument) {
  return {
    bedrooms: document.bedrooms ?? 0,
    bathrooms: document.bathrooms ?? 0,
    half_bathrooms: document.half_bathrooms ?? 0,
    parkings: document.parkings ?? 0,
    stories: document.stories ?? 1,
    level: document.level ?? null,
    construction_m2: document.construction_m2 ?? 0,
    lot_m2: document.lot_m2 ?? null,
    year_built: document.year_built ?? null,
  }
}
