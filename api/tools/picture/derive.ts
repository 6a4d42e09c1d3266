import sharp, { type Sharp } from 'sharp'

import { lookInto } from './look-into.ts'
import type { Recipe, Source, View } from './recipe.ts'

export type Pixels = { data: Buffer; width: number; height: number }

/** Makes the picture of a recipe, out of its source or of what has been decoded of it already. */
export async function derive(recipe: Recipe, decoded?: Pixels): Promise<Buffer> {
  const { source, size, format } = recipe
  if (format === 'svg') return Buffer.from('svg' in source ? source.svg : '')
  if ('svg' in source) return encode(sharp(Buffer.from(source.svg)).resize(size?.width), recipe)
  const pixels = decoded ?? (await decode(source))
  return encode(resize(fromPixels(pixels), pixels, size), recipe)
}

/** The pixels that a source shows. */
export async function decode({ view, ...original }: Source): Promise<Pixels> {
  const open = () =>
    sharp('file' in original ? original.file : 'svg' in original ? Buffer.from(original.svg) : original.bytes)
  if (view?.kind === 'panorama') return lookInto(await readPixels(open()), view)
  if (!view) return readPixels(open())
  const { width, height } = await open().metadata()
  return readPixels(view.kind === 'cut' ? cut(open(), view, { width, height }) : await fade(open(), view, height))
}

function cut(image: Sharp, view: View & { kind: 'cut' }, whole: { width: number; height: number }): Sharp {
  const { share, from, isMirrored } = view
  const size = { width: Math.round(whole.width * share), height: Math.round(whole.height * share) }
  const spare = whole.width - size.width
  const left = from === 'left' ? 0 : from === 'right' ? spare : Math.round(spare / 2)
  const part = image.extract({ ...size, left, top: Math.round((whole.height - size.height) / 2) })
  return isMirrored ? part.flop() : part
}

async function fade(image: Sharp, { left, width }: View & { kind: 'fade' }, height: number): Promise<Sharp> {
  const svg = `<svg width="${width}" height="${height}"><linearGradient id="fade" x2="0" y2="1"><stop offset=".6" stop-opacity="0"/><stop offset="1"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`
  const part = image.extract({ left, top: 0, width, height })
  return sharp(await part.composite([{ input: Buffer.from(svg) }]).toBuffer())
}

function resize(image: Sharp, pixels: Pixels, size: Recipe['size']): Sharp {
  if (size?.height !== undefined) return image.resize(size.width, size.height, { fit: 'cover' })
  if (!size || size.width === pixels.width) return image
  return image.resize(size.width, null, { withoutEnlargement: true })
}

function encode(image: Sharp, { format, quality, effort, chroma }: Recipe): Promise<Buffer> {
  const options = { quality, ...(effort !== undefined && { effort }) }
  if (format === 'avif') return image.avif({ ...options, chromaSubsampling: chroma ?? '4:2:0' }).toBuffer()
  if (format === 'webp') return image.webp(options).toBuffer()
  return image.jpeg({ quality }).toBuffer()
}

/** An image whose pixels are decoded already. */
export function fromPixels({ data, width, height }: Pixels): Sharp {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
