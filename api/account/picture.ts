import sharp from 'sharp'

import { AppError } from '../http/app-error.ts'

const side = 400
/** Pixels that are looked at before anything is decoded. */
const mostPixels = 40_000_000
const magic: [start: number, bytes: number[]][] = [
  [0, [0xff, 0xd8, 0xff]],
  [0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  [8, [0x57, 0x45, 0x42, 0x50]],
]

/** A portrait out of a JPEG, PNG or WebP, whatever its name says: turned upright, cut square, written anew as WebP without anything but pixels. */
export async function readPicture(bytes: Uint8Array): Promise<Uint8Array> {
  const isPicture = magic.some(([start, mark]) => mark.every((byte, at) => bytes[start + at] === byte))
  if (!isPicture) throw refused()
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
    return await image
      .rotate()
      .resize(side, side, { fit: 'cover', position: 'attention' })
      .webp({ quality: 82 })
      .toBuffer()
  } catch {
    throw refused()
  }
}

function refused(): AppError {
  return new AppError('request.invalid', { errors: { picture: ['field.file_type'] } })
}
