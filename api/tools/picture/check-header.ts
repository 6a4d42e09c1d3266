import type { ErrorCode } from '#contract/errors.ts'
import { leastSide, maxPicturePixels } from '#contract/picture/picture.ts'

import { isPng, countPngPixels, readPictureHeader, type PictureHeader } from './picture-header.ts'

const maxSide = 16_384
const maxRatio = 20
const maxHeldBytes = 192 * 2 ** 20

/** What is decoded of a file that says it is a picture, or why nothing is: by its first bytes, before any of it is decoded. */
export function checkHeader(
  bytes: Buffer,
  purpose: keyof typeof leastSide,
  isAnySize = false,
): { pixels: Buffer } | { problem: ErrorCode } {
  if (isHeic(bytes)) return { problem: 'picture.heic' }
  const header = readPictureHeader(bytes) ?? readAvif(bytes)
  if (!header || header.width === 0 || header.height === 0) return { problem: 'picture.unreadable' }
  const problem = findProblem(header, purpose, isAnySize)
  if (problem) return { problem }
  const pixels = isPng(bytes) ? countPngPixels(bytes) : bytes
  return pixels ? { pixels } : { problem: 'picture.unreadable' }
}

function findProblem({ width, height, heldBytes }: PictureHeader, purpose: keyof typeof leastSide, isAnySize: boolean) {
  const [short, long] = width < height ? [width, height] : [height, width]
  const isTooLarge = width * height > maxPicturePixels || long > maxSide || heldBytes > maxHeldBytes
  if (isTooLarge || long > maxRatio * short) return 'picture.too_large'
  if (purpose === 'view_360') {
    return width < leastSide.view_360 || Math.abs(width - 2 * height) > width / 100 ? 'picture.not_round' : null
  }
  return long < leastSide[purpose] && !isAnySize ? 'picture.too_small' : null
}

const brandsOf = (bytes: Buffer) =>
  bytes.toString('latin1', 4, 8) === 'ftyp' ? bytes.toString('latin1', 8, Math.min(bytes.length, 64)) : ''

function isHeic(bytes: Buffer): boolean {
  const brands = brandsOf(bytes)
  return /^(hei[cxms]|hev[cx])/.test(brands) || (brands.startsWith('mif1') && !brands.includes('avif'))
}

/** The largest size that an AVIF's properties name (ISO/IEC 23008-12, `ispe`); it is decoded as a whole. */
function readAvif(bytes: Buffer): PictureHeader | null {
  if (!brandsOf(bytes).includes('avi')) return null
  const head = bytes.subarray(0, 65_536)
  let [width, height] = [0, 0]
  for (let at = head.indexOf('ispe', 0, 'latin1'); at >= 0 && at + 16 <= head.length;) {
    const [w, h] = [head.readUInt32BE(at + 8), head.readUInt32BE(at + 12)]
    if (w * h > width * height) [width, height] = [w, h]
    at = head.indexOf('ispe', at + 4, 'latin1')
  }
  return width === 0 ? null : { width, height, heldBytes: 3 * width * height }
}
