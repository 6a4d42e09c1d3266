import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'
import type { Sharp } from 'sharp'

import { agencyMarks, drawAgencyMark } from './drawing/agency-mark.ts'
import { lookInto } from './drawing/panorama-preview.ts'
import {
  coverScenes,
  heroWidths,
  looksOf,
  panoramaWidths,
  phoneHero,
  pictureWidths,
  readScene,
} from './picture-store.ts'
import type { Look, StoredPicture } from './picture-store.ts'
import { drawPortrait, portraits } from './drawing/portrait.ts'

const originalFolder = join(import.meta.dirname, 'pictures')

type File = { name: string; write: () => Promise<Buffer> }
type Job = { files: File[] }

type Options = {
  /** Names of the originals; none means all. */
  originals?: readonly string[]
  say?: (line: string) => void
}

/**
 * Makes every file the site shows out of the originals, in `folder`; answers how many were missing.
 * What exists is skipped, each file appears whole or not at all, so it can be stopped and run again.
 */
export async function derivePictures(folder: string, { originals, say = () => {} }: Options = {}): Promise<number> {
  await mkdir(folder, { recursive: true })
  const names = originals ?? (await originalNames())
  const present = new Set(await readdir(folder))
  const missing = [...names.flatMap(pictureJobs), portraitJob(), markJob()]
    .map((job) => ({ files: job.files.filter((file) => !present.has(file.name)) }))
    .filter((job) => job.files.length > 0)
  const total = missing.reduce((sum, job) => sum + job.files.length, 0)
  let done = 0
  sharp.concurrency(1)
  await inParallel(missing, availableParallelism(), async (job) => {
    for (const file of job.files) {
      await writeWhole(join(folder, file.name), await file.write())
      say(`pictures: ${++done} of ${total}`)
    }
  })
  return total
}

function pictureJobs(name: string): Job[] {
  const scene = readScene(name)
  const jobs = looksOf(name).map((look) => {
    const source = remembered(() => pixelsOf(look, name))
    const widths = scene === 'hero' ? heroWidths : pictureWidths
    const sizes = widths.flatMap((width) => bothFormats(`${look.key}-${width}`, width, source))
    return { files: coverScenes.includes(scene) ? [...sizes, linkPreview(look.key, source)] : sizes }
  })
  if (name === phoneHero.of) return [...jobs, phoneHeroJob()]
  if (scene !== 'pano') return jobs
  const whole = remembered(() => rawPixels(sharp(originalFile(name))))
  return [...jobs, { files: panoramaWidths.flatMap((width) => bothFormats(`${name}-${width}`, width, whole)) }]
}

/** Smaller files are seen more often: they get the encoder's second effort, a quarter of the speed and 8 % fewer bytes. */
function bothFormats(name: string, width: number, source: () => Promise<Pixels>): File[] {
  const resized = async () => {
    const pixels = await source()
    const image = fromPixels(pixels)
    return pixels.width === width ? image : image.resize(width, null, { withoutEnlargement: true })
  }
  return [
    {
      name: `${name}.avif`,
      write: async () =>
        (await resized()).avif({ quality: 52, effort: width > 960 ? 0 : 1, chromaSubsampling: '4:2:0' }).toBuffer(),
    },
    { name: `${name}.webp`, write: async () => (await resized()).webp({ quality: 76, effort: 2 }).toBuffer() },
  ]
}

/** Dense screens forgive a lower quality, and nobody sees the lawn behind the words: both make it small. */
function phoneHeroJob(): Job {
  const source = remembered(() => fadedPixels(originalFile(phoneHero.of)))
  const files = phoneHero.widths.flatMap((width): File[] => {
    const resized = async () => fromPixels(await source()).resize(width)
    const name = `${phoneHero.key}-${width}`
    return [
      { name: `${name}.avif`, write: async () => (await resized()).avif({ quality: 40, effort: 2 }).toBuffer() },
      { name: `${name}.webp`, write: async () => (await resized()).webp({ quality: 60, effort: 4 }).toBuffer() },
    ]
  })
  return { files }
}

async function fadedPixels(original: string): Promise<Pixels> {
  const { left, width } = phoneHero
  const { height } = await sharp(original).metadata()
  const fade = `<svg width="${width}" height="${height}"><linearGradient id="fade" x2="0" y2="1"><stop offset=".6" stop-opacity="0"/><stop offset="1"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`
  const whole = sharp(original).extract({ left, top: 0, width, height })
  return rawPixels(sharp(await whole.composite([{ input: Buffer.from(fade) }]).toBuffer()))
}

/** The picture that other sites show beside a link; they want JPEG. */
function linkPreview(key: string, source: () => Promise<Pixels>): File {
  return {
    name: `${key}-og.jpg`,
    write: async () =>
      fromPixels(await source())
        .resize(1200, 630, { fit: 'cover' })
        .jpeg({ quality: 78 })
        .toBuffer(),
  }
}

function portraitJob(): Job {
  const files = portraits.flatMap((person) =>
    [160, 320].map((width) => ({
      name: `portrait-${person.number}-${width}.webp`,
      write: () =>
        sharp(Buffer.from(drawPortrait(person)))
          .resize(width)
          .webp({ quality: 82 })
          .toBuffer(),
    })),
  )
  return { files }
}

function markJob(): Job {
  return {
    files: agencyMarks.map((number) => ({
      name: `mark-${number}.svg`,
      write: async () => Buffer.from(drawAgencyMark(number)),
    })),
  }
}

type Pixels = { data: Buffer; width: number; height: number }

async function pixelsOf(look: Look, original: string): Promise<Pixels> {
  const image = sharp(originalFile(original))
  if (look.scene === 'pano') {
    return lookInto(await rawPixels(image), { width: 1440, height: 960, yaw: 0, fieldOfView: 92 })
  }
  if (look.share === 1) return rawPixels(image)
  const { width, height } = await image.metadata()
  const crop = { width: Math.round(width * look.share), height: Math.round(height * look.share) }
  const spare = width - crop.width
  const left = look.from === 'left' ? 0 : look.from === 'right' ? spare : Math.round(spare / 2)
  const cropped = image.extract({ ...crop, left, top: Math.round((height - crop.height) / 2) })
  return rawPixels(look.isMirrored ? cropped.flop() : cropped)
}

async function rawPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function fromPixels({ data, width, height }: Pixels) {
  return sharp(data, { raw: { width, height, channels: 3 } })
}

function originalFile(name: string) {
  return join(originalFolder, `${name}.webp`)
}

async function originalNames(): Promise<string[]> {
  return (await readdir(originalFolder)).map((file) => file.replace('.webp', '')).sort()
}

/** What the `picture` table holds: size and mean colour of each look, in the originals' order. */
export async function describePicturesOf(names: readonly string[]): Promise<StoredPicture[]> {
  const described: StoredPicture[] = []
  for (const name of names) {
    for (const look of looksOf(name)) {
      const pixels = await pixelsOf(look, name)
      const [red, green, blue] = (await fromPixels(pixels).stats()).channels.map((channel) => Math.round(channel.mean))
      const tone = `#${[red, green, blue].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`
      described.push({ key: look.key, scene: look.scene, width: pixels.width, height: pixels.height, tone })
    }
  }
  return described
}

/** As the formatter writes it. */
function spaced(json: string): string {
  return json.replace('{', '{ ').replace('}', ' }').replaceAll(':', ': ').replaceAll(',', ', ')
}

async function writeWhole(path: string, bytes: Buffer) {
  const unfinished = `${path}.${process.pid}.part`
  await writeFile(unfinished, bytes)
  await rename(unfinished, path)
}

/** Decoded pixels are made once and let go with the job that asked for them. */
function remembered<Value>(make: () => Promise<Value>) {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** Empties the queue as it goes, so that what a finished item held is let go. */
async function inParallel<Item>(queue: Item[], workers: number, work: (item: Item) => Promise<void>) {
  const worker = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: workers }, worker))
}

if (import.meta.main) await main()

async function main() {
  if (process.argv.includes('--manifest')) {
    const rows = (await describePicturesOf(await originalNames())).map(
      (picture) => `  ${spaced(JSON.stringify(picture))}`,
    )
    await writeFile(join(import.meta.dirname, 'pictures.json'), `[\n${rows.join(',\n')}\n]\n`)
    return
  }
  const folder = join(import.meta.dirname, '..', 'build', 'pictures')
  const isTerminal = process.stdout.isTTY
  const started = performance.now()
  const say = (line: string) => {
    if (isTerminal) process.stdout.write(`\r${line}`)
  }
  const made = await derivePictures(folder, { say })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${isTerminal ? '\r' : ''}pictures: ${made === 0 ? 'all there' : `${made} files in ${seconds} s`}`)
}
