/** Web Mercator, with the whole world from 0 to 1: how far east of the date line. */
export const toWorldX = (lng: number): number => (lng + 180) / 360

/** How far south of the map's upper edge; the poles, which it lacks, are drawn at its edges. */
export function toWorldY(lat: number): number {
  const sine = Math.sin((Math.max(-85, Math.min(85, lat)) * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}
