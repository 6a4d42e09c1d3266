import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

import sharp from 'sharp'

import { decode, derive, fromPixels } from '#api/tools/picture/derive.ts'
import { hashPicture } from '#api/tools/picture/hash-picture.ts'
import { createPictureFolder } from '#api/tools/picture/picture-folder.ts'
import type { Recipe } from '#api/tools/picture/recipe.ts'

import { findOriginal, listRecipes, sourceOf } from './picture-recipes.ts'
import { looksOf, type StoredPicture } from './picture-store.ts'

type Options = {
  /** Names of the originals; none means all. */
  originals?: readonly string[]
  say?: (line: string) => void
}

/**
 * Makes every file the site shows out of the originals, in `folder`; answers how many were missing. The product makes
 * them as they are asked for: this is for a machine that should have all of them before.
 */
export async function derivePictures(folder: string, { originals, say = () => {} }: Options = {}): Promise<number> {
  await mkdir(folder, { recursive: true })
  const store = createPictureFolder(folder)
  const present = new Set(await readdir(folder))
  const missing = [...listRecipes(originals)]
    .filter(([name]) => !present.has(name))
    .map(([name, make]) => ({ name, recipe: make() }))
  // What is decoded once serves every size of it, and is let go with the last.
  const groups = [...Map.groupBy(missing, ({ recipe }) => JSON.stringify(recipe.source)).values()]
  let done = 0
  sharp.concurrency(1)
  await inParallel(groups, availableParallelism(), async (group) => {
    const decoded = await decodeFor(group[0]!.recipe)
    for (const { name, recipe } of group) {
      await store.keep(name, await derive(recipe, decoded))
      say(`pictures: ${++done} of ${missing.length}`)
    }
  })
  return missing.length
}

async function decodeFor({ source }: Recipe) {
  return 'file' in source ? decode(source) : undefined
}

async function listOriginals(): Promise<string[]> {
  return (await readdir(join(import.meta.dirname, 'pictures'))).map((file) => file.replace('.webp', '')).sort()
}

/** What the `picture` table holds: size, mean colour and hash of each look, in the originals' order. */
export async function describePicturesOf(names: readonly string[]): Promise<StoredPicture[]> {
  const described: StoredPicture[] = []
  for (const name of names) {
    for (const look of looksOf(name)) {
      const pixels = await decode(sourceOf(look, findOriginal(name)))
      const [red, green, blue] = (await fromPixels(pixels).stats()).channels.map((channel) => Math.round(channel.mean))
      const tone = `#${[red, green, blue].map((part) => (part ?? 0).toString(16).padStart(2, '0')).join('')}`
      const { width, height } = pixels
      described.push({
        key: look.key,
        scene: look.scene,
        width,
        height,
        tone,
        dhash: await hashPicture(fromPixels(pixels)),
      })
    }
  }
  return described
}

/** As the formatter writes it. */
function spaced(json: string): string {
  return json.replace('{', '{ ').replace('}', ' }').replaceAll(':', ': ').replaceAll(',', ', ')
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
    const rows = (await describePicturesOf(await listOriginals())).map(
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
