import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { followBulk } from '#api/workspace/bulk/follow-bulks.ts'
import { listings } from '#api/property/table.ts'

import { startPages } from '../../test-page.tsx'
import { put } from '../../test-window.ts'
import { readChange } from './read-change.ts'

/** Ana with two offers and one that was sold. */
async function withListings() {
  const site = await startPages()
  await site.agency({ id: 3 })
  await site.agent({ id: 7, agency_id: 3 })
  await site.property({ agent_id: 7, code: '10-30001', title_es: 'La primera' })
  await site.property({ agent_id: 7, code: '10-30002', title_es: 'La segunda' })
  await site.property({ agent_id: 7, code: '10-30003', title_es: 'La vendida', status: 'sold' })
  const signedIn = await site.enter({ role: 'agent', agent_id: 7 })
  const statuses = async () =>
    (await site.db.select().from(listings)).map(({ code, status }) => `${code} ${status}`).sort()
  const follow = async () => {
    while (await followBulk(site.tools));
  }
  return { ...site, signedIn, statuses, follow }
}

test('several listings are marked and paused at once, with what became of each, and brought back again', async () => {
  const site = await withListings()
  const page = await site.open('listings', { signedIn: site.signedIn })
  await page.says('La primera')
  const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[data-mark]')]
  boxes().forEach((box) => box.click())
  await page.says('propiedades marcadas')
  await page.press('Acciones')
  const action = document.querySelector<HTMLSelectElement>('dialog select')!
  expect([...action.options].map(({ value }) => value)).not.toContain('assign')
  await page.fill('Acción', 'pause')
  await page.says('Salen de la búsqueda')
  await page.press('Pausar')
  await page.says('0 de')
  await site.follow()
  await page.says('Listo: 2 propiedades cambiadas')
  expect(await site.statuses()).toEqual(['10-30001 inactive', '10-30002 inactive', '10-30003 sold'])
  await page.press('Deshacer')
  await page.says('0 de 2')
  await site.follow()
  await page.says('Deshecho en 2 propiedades')
  expect(await site.statuses()).toEqual(['10-30001 published', '10-30002 published', '10-30003 sold'])
})

test('sheets of what is on offer are printed, and it is said what has none', async () => {
  const site = await withListings()
  const page = await site.open('listings', { signedIn: site.signedIn })
  await page.says('La primera')
  await site.db.update(listings).set({ status: 'withdrawn' }).where(eq(listings.code, '10-30002'))
  let printed: string[] = []
  put(
    'print',
    () => (printed = [...document.querySelectorAll('body > div > article h2')].map((one) => one.textContent)),
  )
  document.querySelectorAll<HTMLInputElement>('[data-mark]').forEach((box) => box.click())
  await page.press('Imprimir fichas')
  await page.says('1 no está publicada y no tiene ficha.')
  expect(printed).toEqual(['La primera'])
})

test('a change of prices is read as people type it', () => {
  const read = (by: 'percent' | 'amount', text: string) => readChange({ by, text, currency: 'DOP' })
  expect(read('percent', '-5')).toEqual({ percent: -5 })
  expect(read('percent', '2.5 %')).toEqual({ percent: 2.5 })
  expect(read('amount', '− 250,000')).toEqual({ amount: -250_000, currency: 'DOP' })
  expect(read('amount', 'mucho')).toEqual({})
})
