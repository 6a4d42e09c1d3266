import { leastSide, maxPicturePixels } from '#contract/picture/picture.ts'

export type ToReduce = { file: Blob; purpose: 'photo' | 'plan' | 'view_360'; side: number }
/** Why a picture is not sent, as the API would say it. */
export type Unfit =
  | 'picture.unreadable'
  | 'picture.heic'
  | 'picture.too_small'
  | 'picture.too_large'
  | 'picture.not_round'
export type Reduced = { blob: Blob; width: number; height: number } | { problem: Unfit }

const quality = 0.86

/** A picture as JPEG, upright, no larger than `side`, without anything but pixels; or why it cannot be one. */
export async function reducePicture(
  { file, purpose, side }: ToReduce,
  createCanvas: (width: number, height: number) => OffscreenCanvas,
): Promise<Reduced> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!bitmap) return { problem: (await isHeic(file)) ? 'picture.heic' : 'picture.unreadable' }
  const { width, height } = bitmap
  const problem = findProblem(width, height, purpose)
  if (problem) {
    bitmap.close()
    return { problem }
  }
  const share = Math.min(1, side / Math.max(width, height))
  const [wide, high] = [Math.round(width * share), Math.round(height * share)]
  const canvas = createCanvas(wide, high)
  const paper = canvas.getContext('2d')!
  paper.fillStyle = '#ffffff'
  paper.fillRect(0, 0, wide, high)
  paper.imageSmoothingQuality = 'high'
  paper.drawImage(bitmap, 0, 0, wide, high)
  bitmap.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality }).catch(() => null)
  return blob ? { blob, width: wide, height: high } : { problem: 'picture.unreadable' }
}

function findProblem(width: number, height: number, purpose: ToReduce['purpose']): Unfit | null {
  if (width * height > maxPicturePixels) return 'picture.too_large'
  if (purpose === 'view_360') {
    const isRound = width >= leastSide.view_360 && Math.abs(width - 2 * height) <= width / 100
    return isRound ? null : 'picture.not_round'
  }
  return Math.max(width, height) < leastSide[purpose] ? 'picture.too_small' : null
}

async function isHeic(file: Blob): Promise<boolean> {
  const head = new TextDecoder('latin1').decode(await file.slice(4, 12).arrayBuffer())
  return /^ftyp(hei|hev|mif1|msf1)/.test(head)
}
