import { brotliDecompressSync } from 'node:zlib'

import { describe, expect, test } from 'vitest'

import { createPageCache } from './page-cache.ts'
import { pageOf, type Page } from './page.ts'

function cacheWithClock() {
  const clock = { now: 1_000_000, version: 1, made: 0, isFailing: false }
  const waiting: (() => void)[] = []
  const cache = createPageCache({
    render: async () => {
      clock.made++
      const words = `made ${clock.made}`
      if (waiting.length > 0) await new Promise<void>((resolve) => waiting.push(resolve))
      if (clock.isFailing) throw new Error('the database is away')
      return pageOf(new Response(words), {})
    },
    versionOf: () => clock.version,
    room: 2 ** 20,
    max: 4,
    now: () => clock.now,
  })
  const tagOf = async () => (await cache.page('/'))?.tag
  return { cache, clock, tagOf }
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

test('a page is fresh for a minute', async () => {
  const { cache, clock, tagOf } = cacheWithClock()
  await tagOf()
  clock.now += 59_999
  expect(cache.fresh('/')).toBeDefined()
  clock.now += 1
  expect(cache.fresh('/')).toBeUndefined()
})

test('for ten minutes more the older page is shown while one new one is made', async () => {
  const { clock, tagOf } = cacheWithClock()
  const first = await tagOf()
  clock.now += 659_999
  expect(await tagOf()).toBe(first)
  await settled()
  expect(clock.made).toBe(2)
  expect(await tagOf()).not.toBe(first)
  expect(clock.made).toBe(2)
})

test('an older page than that is never shown', async () => {
  const { clock, tagOf } = cacheWithClock()
  const first = await tagOf()
  clock.now += 660_000
  expect(await tagOf()).not.toBe(first)
})

describe('a page that is asked for often', () => {
  const words = Array.from({ length: 400 }, (_, at) => `Casa de ${at % 7} habitaciones en ${at * 37}`).join('\n')

  function cacheOf(render: () => Promise<Page>, clock = { now: 1_000_000 }) {
    return createPageCache({ render, versionOf: () => 1, room: 2 ** 20, max: 4, now: () => clock.now })
  }

  test('is made smaller behind its readers, its words and its tag the same', async () => {
    const cache = cacheOf(() => pageOf(new Response(words), {}))
    const page = await cache.page('/')
    const { br, tag } = page!
    for (let ask = 0; ask < 3; ask++) expect(cache.fresh('/')?.br).toBe(br)
    await expect.poll(() => cache.fresh('/')!.br.length).toBeLessThan(br.length)
    expect(brotliDecompressSync(cache.fresh('/')!.br).toString()).toBe(words)
    expect(cache.fresh('/')?.tag).toBe(tag)
  })

  test('stays small when it is rendered anew and says the same, and is compressed anew when it does not', async () => {
    const clock = { now: 1_000_000, words }
    const cache = cacheOf(() => pageOf(new Response(clock.words), {}), clock)
    const quick = (await cache.page('/'))!.br
    await expect.poll(() => cache.fresh('/')!.br.length).toBeLessThan(quick.length)
    const { br } = cache.fresh('/')!

    clock.now += 60_000
    await cache.page('/')
    await expect.poll(() => cache.fresh('/')?.br).toBe(br)
    clock.now += 60_000
    clock.words = words.toUpperCase()
    await cache.page('/')
    await expect.poll(() => cache.fresh('/') && brotliDecompressSync(cache.fresh('/')!.br).toString()).toBe(clock.words)
  })

  test('waits while other pages are made, and stays as it is when it cannot be compressed', async () => {
    let finish = () => {}
    const cache = cacheOf(async () => pageOf(new Response(words), {}))
    const page = (await cache.page('/'))!
    const slow = cacheOf(
      () => new Promise<Page>((resolve) => (finish = () => resolve(pageOf(new Response(words), {})))),
    )
    const first = slow.page('/')
    finish()
    const kept = (await first)!
    const other = slow.page('/other')
    for (let ask = 0; ask < 6; ask++) slow.fresh('/')
    await settled()
    expect(kept.isBest).toBeUndefined()
    finish()
    await other
    for (let ask = 0; ask < 6; ask++) slow.fresh('/')
    await expect.poll(() => kept.isBest).toBe(true)

    page.br = Buffer.from('torn')
    for (let ask = 0; ask < 6; ask++) cache.fresh('/')
    await expect.poll(() => page.isBest).toBe(true)
    expect(page.br.toString()).toBe('torn')
  })
})

test('many who ask at once cause one render', async () => {
  const { clock, tagOf } = cacheWithClock()
  const tags = await Promise.all(Array.from({ length: 50 }, tagOf))
  expect(new Set(tags).size).toBe(1)
  expect(clock.made).toBe(1)
})

test('when the catalogue has changed the next reader gets the new page, a second later at most', async () => {
  const { cache, clock, tagOf } = cacheWithClock()
  const first = await tagOf()
  clock.version = 2
  clock.now += 1000
  expect(cache.fresh('/')).toBeUndefined()
  expect(await tagOf()).not.toBe(first)
})

test('while pages cannot be made the last good one is shown, for its ten minutes', async () => {
  const { clock, tagOf } = cacheWithClock()
  const first = await tagOf()
  clock.isFailing = true
  clock.now += 120_000
  clock.version = 2
  expect(await tagOf()).toBe(first)
  await settled()
  expect(await tagOf()).toBe(first)
  clock.now += 600_000
  await expect(tagOf()).rejects.toThrow('the database is away')
})

test('pages take no more memory than they are given', async () => {
  const { cache, clock } = cacheWithClock()
  for (let page = 0; page < 400; page++) await cache.page(`/propiedades?page=${page}`)
  expect(cache.fresh('/propiedades?page=399')).toBeDefined()
  expect(cache.fresh('/propiedades?page=0')).toBeUndefined()
  expect(clock.made).toBe(400)
})
