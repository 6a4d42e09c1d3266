import { expect, test } from 'vitest'

import { listingDrafts } from '#api/draft/table.ts'
import { wholeFlat } from '#api/draft/test-drafts.ts'
import { listings } from '#api/property/table.ts'

import { startPages } from '../../test-page.tsx'

/** Ana at her list: a draft, an offer that was confirmed twelve days ago, one that was sold. */
async function withListings() {
  const site = await startPages()
  await site.agency({ id: 3 })
  await site.agent({ id: 7, agency_id: 3 })
  await site.agent({ id: 9, agency_id: 3 })
  const daysAgo = (days: number) => new Date(site.tools.now().getTime() - days * 86_400_000)
  const published_at = daysAgo(40)
  await site.property({ agent_id: 7, code: '10-30001', published_at, confirmed_at: daysAgo(12), quality: 64 })
  await site.property({ agent_id: 7, code: '10-30002', published_at, status: 'sold', title_es: 'La vendida' })
  await site.db.insert(listingDrafts).values({ agency_id: 3, agent_id: 7, document: wholeFlat })
  const signedIn = await site.enter({ role: 'agent', agent_id: 7 })
  return { ...site, signedIn }
}

const rows = () => [...document.querySelectorAll('main [data-row]')].map(({ textContent }) => textContent)

test('drafts stand in the list beside offers, and a state that is chosen stands in the address', async () => {
  const site = await withListings()
  const page = await site.open('listings', { signedIn: site.signedIn })
  await page.says('confirmada hace 12 d')
  expect(rows()).toHaveLength(3)
  expect(page.text()).toContain('Todas 3')
  await page.press('Vendida 1')
  await expect.poll(rows).toEqual(['La vendida'])
  expect(page.path()).toBe('/espacio/propiedades?state=sold')
})

test('an offer is marked as separated from its menu, which says before what that does', async () => {
  const site = await withListings()
  const page = await site.open('listings', { signedIn: site.signedIn, query: '?state=published' })
  await page.says('Publicada 1')
  await page.press('Acciones: Apartamento luminoso con balcón')
  await page.press('Marcar como separada')
  await page.says('Sale de la búsqueda')
  await page.press('Marcar como separada')
  await page.says('Separada 1')
  const [row] = (await site.db.select().from(listings)).filter(({ code }) => code === '10-30001')
  expect(row?.status).toBe('reserved')
})

test('a list that cannot be read is no empty one, and nobody’s is empty with a way to begin', async () => {
  const site = await withListings()
  site.network.state = 'failing'
  const page = await site.open('listings', { signedIn: site.signedIn })
  await page.says('No pudimos cargar tus propiedades')
  site.network.state = 'well'
  const other = await site.enter({ role: 'agent', agent_id: 9 })
  await site.open('listings', { signedIn: other })
  await page.says('Todavía no tienes propiedades')
})

test('whoever works with nobody here is told so, and asked to sign in who is not', async () => {
  const site = await withListings()
  const page = await site.open('workspace', { signedIn: await site.enter() })
  await page.says('Tu cuenta no tiene acceso a esta página')
  localStorage.clear()
  await site.open('workspace', {})
  await page.says('Inicia sesión para trabajar aquí')
})

test('one press on the home says of every home that it is still there', async () => {
  const site = await withListings()
  const page = await site.open('workspace', { signedIn: site.signedIn })
  await page.says('confirmada hace 12 d')
  await page.press('Sigue disponible')
  await page.says('Todas están confirmadas.')
})
