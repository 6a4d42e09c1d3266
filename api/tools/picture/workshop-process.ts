// A process of its own, begun by `workshop.ts`: decodes what people uploaded, at the lowest priority. Whatever a file does
// to the decoder, it does it here.
import sharp, { type Sharp } from 'sharp'

import { fromPixels, type Pixels } from './derive.ts'
import { hashPicture } from './hash-picture.ts'
import { lookInto } from './look-into.ts'
import type { Done, Form, Task } from './workshop.ts'

sharp.cache(false)
sharp.concurrency(1)

const jpeg = { quality: 90, chromaSubsampling: '4:2:0' } as const
/** The view that stands for a round picture in a list. */
const preview = { width: 1440, height: 960, yaw: 0, fieldOfView: 92 }

process.on('message', (task: Task) => {
  void answer(task)
})
process.on('disconnect', () => process.exit())

async function answer(task: Task): Promise<void> {
  const done = await work(task).catch(() => ({ problem: true }) as const)
  process.send?.(done)
}

function work(task: Task): Promise<Done> {
  return task.kind === 'take' ? take(task) : derive(task)
}

/** Upright, in sRGB, without anything but pixels, no larger than what is kept. */
async function take({ bytes, side, maxPixels }: Task & { kind: 'take' }): Promise<Done> {
  const original = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg(jpeg)
    .toBuffer()
  return { original, shared: null, pictures: [], ...(await describe(sharp(original))) }
}

async function derive({ bytes, form, format, widths, wide }: Task & { kind: 'derive' }): Promise<Done> {
  const whole = await readPixels(shape(sharp(bytes), form, await sharp(bytes).metadata()))
  const shown: Pixels = form.isPanorama ? lookInto(whole, preview) : whole
  const pictures: [number, Uint8Array][] = []
  for (const width of widths) pictures.push([width, await encode(shown, width, format)])
  for (const width of wide) pictures.push([width, await encode(whole, width, format)])
  const shared = format === 'webp' ? await fromPixels(shown).resize(1200, 630).jpeg({ quality: 78 }).toBuffer() : null
  return { original: null, shared, pictures, ...(await describe(fromPixels(shown))) }
}

function shape(image: Sharp, { turn, crop }: Form, whole: { width: number; height: number }): Sharp {
  const turned = turn === 0 ? image : image.rotate(turn)
  if (!crop) return turned
  const [width, height] = turn % 180 === 0 ? [whole.width, whole.height] : [whole.height, whole.width]
  const left = Math.min(width - 1, Math.round(crop.x * width))
  const top = Math.min(height - 1, Math.round(crop.y * height))
  return turned.extract({
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * width))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * height))),
  })
}

/** As the demo's pictures are: smaller files are seen more often and get the encoder's second effort. */
function encode(pixels: Pixels, width: number, format: 'webp' | 'avif'): Promise<Buffer> {
  const image = fromPixels(pixels).resize(width, null, { withoutEnlargement: true })
  if (format === 'webp') return image.webp({ quality: 76, effort: 2 }).toBuffer()
  return image.avif({ quality: 52, effort: width > 960 ? 0 : 1, chromaSubsampling: '4:2:0' }).toBuffer()
}

async function readPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

async function describe(image: Sharp): Promise<Pick<Done, 'width' | 'height' | 'tone' | 'dhash'>> {
  const small = await readPixels(image.clone().resize(64, 64, { fit: 'inside' }))
  const [red, green, blue] = (await fromPixels(small).stats()).channels.map(({ mean }) => Math.round(mean))
  const tone = `#${[red, green, blue].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`
  const { width, height } = await sizeOf(image)
  return { width, height, tone, dhash: await hashPicture(image) }
}

async function sizeOf(image: Sharp): Promise<{ width: number; height: number }> {
  const { width, height } = await image.metadata()
  return { width, height }
}
