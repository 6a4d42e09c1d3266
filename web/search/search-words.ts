/** What the places of a search are called. */
export type PlaceNames = { city?: string | undefined; sector?: string | undefined }

/** "Piantini, Santo Domingo"; null for the whole country. */
export function placeOf({ sector, city }: PlaceNames): string | null {
  return [sector, city].filter(Boolean).join(', ') || null
}
