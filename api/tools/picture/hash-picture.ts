import type { Sharp } from 'sharp'

/** 64 bits as 16 hexadecimal digits, row by row: whether each of a 9×8 grey reduction is brighter than its neighbour on the right. */
export async function hashPicture(image: Sharp): Promise<string> {
  const grey = await image.clone().resize(9, 8, { fit: 'fill' }).greyscale().raw().toBuffer()
  const step = grey.length / 72
  let bits = 0n
  for (let row = 0; row < 8; row++) {
    for (let column = 0; column < 8; column++) {
      const at = (row * 9 + column) * step
      bits = (bits << 1n) | (grey[at]! > grey[at + step]! ? 1n : 0n)
    }
  }
  return bits.toString(16).padStart(16, '0')
}
