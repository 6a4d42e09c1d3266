import manifest from './pictures.json' with { type: 'json' }

/** Every picture of the store, as the `picture` table keeps it, and the scene it shows. */
export type StoredPicture = {
  key: string
  scene: string
  width: number
  height: number
  tone: string
  /** 64 bits as hexadecimal digits. */
  dhash: string
}
export const storedPictures: readonly StoredPicture[] = manifest

/** A picture's hash as a column of 64 signed bits has it. */
export function toSigned(dhash: string): string {
  return String(BigInt.asIntN(64, BigInt(`0x${dhash}`)))
}

/** Widths of every picture; heroes go one further. */
export const pictureWidths = [360, 640, 960, 1440] as const
export const heroWidths = [...pictureWidths, 1920] as const
/** What telephones see of the first page's picture: the house at three pixels to one, its lawn fading into the ground below. */
export const phoneHero = { of: 'hero', key: 'hero-phone', left: 700, width: 1170, widths: [480, 780, 1170] } as const
/** Widths of the files that the 360° view reads, two to one. */
export const panoramaWidths = [2048, 2816] as const

/** Scenes that may stand on a card or be shared: they get a link preview too. */
export const coverScenes = [
  'casa',
  'cocina',
  'condo',
  'dormitorio',
  'hero',
  'local',
  'lugar',
  'nave',
  'obra',
  'oficina',
  'sala',
  'solar',
  'terraza',
  'torre',
  'townhouse',
  'villa',
]

/** `villa-10.webp` shows a `villa`. */
export function readScene(original: string): string {
  return original.split('-')[0] ?? original
}

/** How much of the original a look shows, from which side, and whether it is turned round. */
export type Look = { key: string; scene: string; share: number; from: 'left' | 'right' | 'middle'; isMirrored: boolean }

/** Of these scenes there are few originals, and a gallery shows several of them: they get three nearer looks more. */
const seenOften = ['local', 'nave', 'oficina', 'solar']

/** The looks that one original is shown in: most have three, places and heroes are only themselves. */
export function looksOf(original: string): Look[] {
  const scene = readScene(original)
  const look = (name: string, share: number, from: Look['from'], isMirrored: boolean): Look => ({
    key: name ? `${original}-${name}` : original,
    scene,
    share,
    from,
    isMirrored,
  })
  if (scene === 'hero' || scene === 'pano') return [look('', 1, 'middle', false)]
  const whole = look('a', 1, 'middle', false)
  if (scene === 'lugar') return [whole]
  const usual = [whole, look('b', 0.86, 'left', false), look('c', 0.86, 'right', true)]
  if (!seenOften.includes(scene)) return usual
  return [...usual, look('d', 0.7, 'middle', false), look('e', 0.7, 'left', true), look('f', 0.78, 'right', false)]
}

/** The original that a look shows. */
export function readOriginal(key: string): string {
  return /-[a-f]$/.test(key) ? key.slice(0, -2) : key
}
