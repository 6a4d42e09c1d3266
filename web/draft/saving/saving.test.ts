import { expect, onTestFinished, test } from 'vitest'

import { createDraftWorld, type Person } from '#api/draft/test-drafts.ts'
import { isSame } from '#contract/draft/apply-operations.ts'
import type { DraftField } from '#contract/draft/document.ts'

import { createApiClient } from '../../api-client.ts'
import type { Disk } from './disk.ts'
import type { DraftStore } from './draft-store.ts'
import { openDraft } from './open-draft.ts'
import { changeWords, type Queue } from './queue.ts'

type Network = 'well' | 'away' | 'loses the answer'

/** A browser with one draft open: its network, its disk, and pages that are closed or killed. */
async function startBrowsers() {
  const world = await createDraftWorld()
  const { id } = await world.begin(world.author)

  function openBrowser(person: Person) {
    const kept = new Map<string, Queue>()
    const open = new Set<string>()
    const network: { state: Network; calls: number } = { state: 'well', calls: 0 }
    let pages = 0
    async function fetchFromApi(request: Request): Promise<Response> {
      if (network.state === 'away') throw new TypeError('Failed to fetch')
      if (request.method === 'PATCH') network.calls += 1
      const answer = await world.api.fetch(request)
      if (network.state === 'loses the answer' && request.method === 'PATCH') throw new TypeError('Failed to fetch')
      return answer
    }
    const call = createApiClient({
      fetch: fetchFromApi,
      origin: 'http://localhost',
      key: 'test-key',
      language: 'es',
      token: person.headers.Authorization.slice('Bearer '.length),
    })
    async function openPage(): Promise<{ store: DraftStore; kill: () => void }> {
      const page = String((pages += 1))
      open.add(page)
      const disk: Disk = {
        keep: async (queue) => void (open.has(page) && kept.set(page, structuredClone(queue))),
        forget: async () => void (open.has(page) && kept.delete(page)),
        takeOver: async () => {
          const gone = [...kept].filter(([name]) => !open.has(name))
          return {
            queues: gone.map(([, queue]) => queue),
            forgetThem: async () => gone.forEach(([name]) => void kept.delete(name)),
          }
        },
        close: () => void open.delete(page),
      }
      const store = await openDraft(id, 'ana', { call, lasting: call }, disk)
      onTestFinished(store.close)
      return {
        store,
        // Nothing of it runs any more, and nothing is written down at the end.
        kill: () => {
          network.state = 'away'
          open.delete(page)
          store.close()
        },
      }
    }
    return { network, kept, openPage }
  }

  const readServer = async () => (await world.read(world.author, id)).document
  return { world, id, openBrowser, readServer }
}

test('what is typed without a network is there after the page was killed, and is sent once', async () => {
  const { world, openBrowser, readServer } = await startBrowsers()
  const browser = openBrowser(world.author)
  const first = await browser.openPage()
  browser.network.state = 'away'
  for (const title of ['A', 'Ap', 'Apartamento en Naco']) first.store.edit('title_es', title)
  first.store.edit('price', 185_000)
  first.store.edit('owner_email', 'ana@', 'ana@')
  await first.store.flush()
  expect(first.store.read().saving).toEqual({ kind: 'offline', count: 2, isOnDisk: true })
  // Its pause is not over: it was packed into nothing yet.
  first.store.edit('notes', 'Llave en portería')
  expect(first.store.isAtRisk()).toBe(true)
  await untilWritten()
  expect(first.store.isAtRisk()).toBe(false)
  first.kill()
  expect(await readServer()).toEqual({})

  browser.network.state = 'well'
  const { store } = await browser.openPage()
  expect(store.read().document).toMatchObject({ title_es: 'Apartamento en Naco', price: 185_000 })
  // What is not in order is kept as it was typed, and not sent.
  expect(store.read().held).toEqual({ owner_email: { value: 'ana@', typed: 'ana@', problem: 'field.email' } })
  await store.flush()
  expect(await readServer()).toEqual({ title_es: 'Apartamento en Naco', price: 185_000, notes: 'Llave en portería' })
  expect(store.read().saving).toMatchObject({ kind: 'saved' })
  // What lay packed, and what was written after it.
  expect(browser.network.calls).toBe(2)
})

test('without a network a page shows what it had not sent', async () => {
  const { world, openBrowser } = await startBrowsers()
  const browser = openBrowser(world.author)
  const first = await browser.openPage()
  browser.network.state = 'away'
  first.store.edit('notes', 'Llave en portería')
  await first.store.flush()
  first.kill()
  const { store } = await browser.openPage()
  expect(store.read().document.notes).toBe('Llave en portería')
})

test('an answer that was lost is asked for again under the same key: nothing is done twice', async () => {
  const { world, openBrowser, readServer } = await startBrowsers()
  const browser = openBrowser(world.author)
  const { store } = await browser.openPage()
  browser.network.state = 'loses the answer'
  store.apply([{ op: 'photo.add', list: 'photos', photo: { key: 'villa-1-a' } }])
  store.edit('price', 1)
  await store.flush()
  expect(store.read().saving).toMatchObject({ kind: 'offline' })
  browser.network.state = 'well'
  store.edit('price', 2)
  await store.flush()
  expect(await readServer()).toEqual({ photos: [{ key: 'villa-1-a' }], price: 2 })
  expect(store.read()).toMatchObject({ clashes: [], saving: { kind: 'saved' } })
})

test('what is sent again is word for word the same, although somebody else saved in between', async () => {
  const { world, openBrowser, readServer } = await startBrowsers()
  const browser = openBrowser(world.author)
  const [{ store }, marta] = [await browser.openPage(), await openBrowser(world.manager).openPage()]
  browser.network.state = 'loses the answer'
  store.edit('price', 1)
  await store.flush()
  marta.store.edit('bedrooms', 3)
  await marta.store.flush()
  browser.network.state = 'well'
  await store.look()
  await store.flush()
  expect(store.read()).toMatchObject({ clashes: [], saving: { kind: 'saved' } })
  expect(await readServer()).toEqual({ price: 1, bedrooms: 3 })
})

test('what two people write into one field waits for a choice, and other fields do not', async () => {
  const { world, openBrowser, readServer } = await startBrowsers()
  const ana = await openBrowser(world.author).openPage()
  const marta = await openBrowser(world.manager).openPage()
  marta.store.edit('price', 170_000)
  marta.store.edit('bedrooms', 3)
  await marta.store.flush()
  ana.store.edit('price', 180_000)
  ana.store.edit('title_es', 'Apartamento')
  await ana.store.flush()
  expect(ana.store.read().clashes).toMatchObject([{ field: 'price', mine: 180_000, theirs: 170_000, by: 'Marta Ruiz' }])
  expect(ana.store.read().document).toMatchObject({ price: 180_000, bedrooms: 3, title_es: 'Apartamento' })
  expect(await readServer()).toMatchObject({ price: 170_000, title_es: 'Apartamento' })
  // Whoever goes on writing does so on one's own side.
  ana.store.edit('price', 181_000)
  ana.store.resolve('price', 'mine')
  await ana.store.flush()
  expect(await readServer()).toMatchObject({ price: 181_000 })

  marta.store.edit('price', 160_000)
  await marta.store.flush()
  marta.store.resolve('price', 'theirs')
  await marta.store.flush()
  expect(marta.store.read()).toMatchObject({ clashes: [], document: { price: 181_000 } })
})

test('what two people write of one picture waits for a choice as well, through a page that is killed', async () => {
  const { world, openBrowser, readServer } = await startBrowsers()
  const [photos, words] = ['photos', { key: 'villa-1-a', part: 'alt_es' }] as const
  const browser = openBrowser(world.author)
  const [first, marta] = [await browser.openPage(), await openBrowser(world.manager).openPage()]
  first.store.apply([{ op: 'photo.add', list: photos, photo: { key: words.key } }])
  await first.store.flush()
  await marta.store.look()
  const say = (store: DraftStore, text: string) => store.apply([changeWords(photos, words, null, text)])
  say(marta.store, 'La sala')
  await marta.store.flush()
  say(first.store, 'Sala')
  say(first.store, 'Sala con balcón')
  first.store.edit('price', 5)
  await first.store.flush()
  const clash = { field: photos, picture: words, mine: 'Sala con balcón', theirs: 'La sala', by: 'Marta Ruiz' }
  expect(first.store.read().clashes).toMatchObject([clash])
  expect(first.store.read().document.photos).toMatchObject([{ alt_es: 'Sala con balcón' }])
  expect(await readServer()).toMatchObject({ price: 5, photos: [{ alt_es: 'La sala' }] })
  await untilWritten()
  first.kill()

  browser.network.state = 'well'
  const { store } = await browser.openPage()
  expect(store.read().clashes).toMatchObject([clash])
  store.resolve(photos, 'mine', words)
  await store.flush()
  expect(await readServer()).toMatchObject({ photos: [{ alt_es: 'Sala con balcón' }] })
  expect(store.read()).toMatchObject({ clashes: [], saving: { kind: 'saved' } })
})

test('what the server refuses is held back with its words, and the rest of its call goes through', async () => {
  const { world, openBrowser, readServer } = await startBrowsers()
  const { store } = await openBrowser(world.author).openPage()
  store.edit('title_es', 'Apartamento')
  // The editor lets nobody write this; the server refuses it all the same.
  store.apply([{ op: 'set', field: 'price', before: null, after: -5 }])
  await store.flush()
  expect(await readServer()).toEqual({ title_es: 'Apartamento' })
  expect(store.read().held.price).toMatchObject({ value: -5 })
  expect(store.read().held.price?.problem).toMatch(/\p{L}{3}/u)
})

test('three writers on a network that drops, and pages that are killed: every value is kept or offered back', async () => {
  const { world, openBrowser, readServer } = await startBrowsers()
  const random = createRandom(20260722)
  const fields: DraftField[] = ['price', 'bedrooms', 'title_es', 'description_es', 'notes', 'parkings']
  const writers = await Promise.all(
    [world.author, world.manager, world.staff].slice(0, 3).map(async (person) => {
      const browser = openBrowser(person)
      return { browser, page: await browser.openPage(), wrote: new Map<DraftField, unknown>() }
    }),
  )
  for (let step = 0; step < 120; step += 1) {
    const writer = writers[random(writers.length)]!
    // Staff read what is private and write none of it.
    const field = fields[random(writer === writers[2] ? 4 : fields.length)]!
    const value = ['price', 'bedrooms', 'parkings'].includes(field) ? 1 + random(40) : `texto ${step}`
    writer.page.store.edit(field, value)
    writer.wrote.set(field, value)
    if (random(3) === 0) await writer.page.store.flush()
    if (random(5) === 0) {
      writer.browser.network.state = (['well', 'away', 'loses the answer'] as const)[random(3)]!
    }
    if (random(12) === 0) {
      await untilWritten()
      writer.page.kill()
      writer.browser.network.state = 'well'
      writer.page = await writer.browser.openPage()
    }
  }
  for (const { browser } of writers) browser.network.state = 'well'
  for (const { page } of writers) await page.store.flush()
  for (const { page } of writers) await page.store.look()
  const server = await readServer()
  for (const { page, wrote } of writers) {
    const { document, clashes, saving } = page.store.read()
    expect(saving.kind).toBe('saved')
    for (const [field, value] of wrote) {
      const clash = clashes.find((one) => one.field === field)
      const isOffered = clash !== undefined && isSame(clash.mine, value) && isSame(clash.theirs, server[field])
      // What stands there is one's own, or is somebody's who saw one's own before.
      expect([field, isOffered || isSame(document[field], server[field])]).toEqual([field, true])
    }
  }
})

/** A disk writes within a turn or two. */
function untilWritten(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** The same numbers at every run. */
function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
