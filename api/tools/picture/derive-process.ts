// A process of its own, begun by `deriver.ts`: makes pictures out of recipes, one after the other.
import sharp from 'sharp'

import { decode, derive, type Pixels } from './derive.ts'
import type { Derived } from './deriver.ts'
import type { Recipe, Source } from './recipe.ts'

sharp.cache(false)
sharp.concurrency(1)

/** What was decoded last is often asked for in another size. */
let last: { key: string; pixels: Promise<Pixels> } | undefined

process.on('message', (recipe: Recipe) => {
  make(recipe).then(
    (picture) => process.send?.({ picture } satisfies Derived),
    (error: Error) => process.send?.({ picture: null, problem: error.message } satisfies Derived),
  )
})
process.on('disconnect', () => process.exit())

async function make(recipe: Recipe): Promise<Buffer> {
  return derive(recipe, 'file' in recipe.source ? await decodeOnce(recipe.source) : undefined)
}

function decodeOnce(source: Source): Promise<Pixels> {
  const key = JSON.stringify(source)
  if (last?.key === key) return last.pixels
  const pixels = decode(source)
  last = { key, pixels }
  // It may be readable the next time.
  pixels.catch(() => (last = undefined))
  return pixels
}
