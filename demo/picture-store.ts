import manifest from './pictures.json' with { type: 'json' }

/** Every picture of the store, as the `picture` table keeps it, and the scene it shows. */
export type StoredPicture = { key: string; scene: string; width: number; height: number; tone: string }
export const storedPictures: readonly StoredPicture[] = manifest

/** Widths of every picture; heroes go one further. */
export const pictureWidths = [360, 640, 960, 1440] as const
export const heroWidths = [...pictureWidths, 1920] as const
/** Widths of the files that the 360° view reads, two to one. */
export const panoramaWidths = [2048, 2816] as const

/** Scenes that may stand on a card or be shared: they get a link preview too. */
export const coverScenes = [
  'casa',
  'condo',
  'hero',
  'local',
  'lugar',
  'nave',
  'obra',
  'oficina',
  'solar',
  'terraza',
  'torre',
  'townhouse',
  'villa',
]

/** `villa-10.webp` shows a `villa`. */
export function sceneOf(original: string): string {
  return original.split('-')[0] ?? original
}

export type Look = { key: string; scene: string; crop: 'whole' | 'left' | 'mirrored right' }

/** The looks that one original is shown in: most have three, places and heroes are only themselves. */
export function looksOf(original: string): Look[] {
  const scene = sceneOf(original)
  if (scene === 'hero' || scene === 'pano') return [{ key: original, scene, crop: 'whole' }]
  const whole: Look = { key: `${original}-a`, scene, crop: 'whole' }
  if (scene === 'lugar') return [whole]
  return [whole, { key: `${original}-b`, scene, crop: 'left' }, { key: `${original}-c`, scene, crop: 'mirrored right' }]
}
