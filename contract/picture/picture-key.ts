import type { Crop } from '../draft/document.ts'
import type { Turn } from './picture.ts'

/** A picture as a draft says it: what was uploaded, and how it is turned and cut. */
type Edited = { key: string; turn?: Turn | undefined; crop?: Crop | undefined }

const uploaded =
  /^u\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(-pano)?(?:-r(90|180|270))?(?:-c(\d+)_(\d+)_(\d+)_(\d+))?$/

/** Whether a key is of a picture that somebody uploaded; what the demo world brings is only shown as it is. */
export function isUploadedKey(key: string): boolean {
  return uploaded.test(key)
}

/**
 * The key under which a picture is shown as it is turned and cut: a key never means another picture, so an edited one has
 * another. Cuts are rounded to thousandths; one of the whole is none.
 */
export function getShownKey({ key, turn = 0, crop }: Edited): string {
  if (!isUploadedKey(key)) return key
  const [x, y, width, height] = crop ? [crop.x, crop.y, crop.width, crop.height].map(roundToMille) : [0, 0, 1000, 1000]
  const isCut = width! < 1000 || height! < 1000
  const cut = isCut ? `-c${x}_${y}_${Math.min(width!, 1000 - x!)}_${Math.min(height!, 1000 - y!)}` : ''
  return `${key}${turn === 0 ? '' : `-r${turn}`}${cut}`
}

/** What `getShownKey` was given: the upload, and how it is turned and cut. */
export function splitShownKey(shown: string): { key: string; turn?: Turn; crop?: Crop } {
  const said = readPictureKey(shown)
  if (!said) return { key: shown }
  const key = `u/${said.id}${said.isPanorama ? '-pano' : ''}`
  return { key, ...(said.turn !== 0 && { turn: said.turn }), ...(said.crop && { crop: said.crop }) }
}

/** What a key of an uploaded picture says; null of any other. */
export function readPictureKey(key: string) {
  const found = uploaded.exec(key)
  if (!found) return null
  const [, id, pano, turn, ...cut] = found
  const [x, y, width, height] = cut.map((part) => Number(part) / 1000)
  return {
    id: id!,
    isPanorama: pano !== undefined,
    turn: Number(turn ?? 0) as Turn,
    crop: cut[0] === undefined ? null : { x: x!, y: y!, width: width!, height: height! },
  }
}

const roundToMille = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * 1000)
