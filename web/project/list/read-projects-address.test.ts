import { expect, test } from 'vitest'

import { startPages } from '../../test-page.tsx'

/** Where the form of the first page leads with these fields. */
async function startSearch() {
  const site = await startPages()
  await site.project({ name: 'Torre Ámbar', slug: 'torre-ambar' })
  async function lead(query: Record<string, string>) {
    const asked = new URLSearchParams({ business_type: 'project', type: '', ...query })
    const answer = await site.read('properties', { query: `?${asked}` }).then(
      () => null,
      (error: unknown) => error,
    )
    return decodeURIComponent((answer as Response | null)?.headers.get('location') ?? '')
  }
  return { lead }
}

test('a search for projects leads to their list with its place and price, however they were said', async () => {
  const { lead } = await startSearch()
  expect(await lead({})).toBe('/proyectos')
  expect(await lead({ max_price: '350000', q: '' })).toBe('/proyectos?max_price=350000')
  expect(await lead({ city: 'punta-cana', max_price: '' })).toBe('/proyectos?city=punta-cana')
  expect(await lead({ q: 'apto en Naco hasta 12 millones' })).toBe(
    '/proyectos?city=santo-domingo&sector=santo-domingo-naco&max_price=12000000&currency=DOP',
  )
})

test('the name of a project leads to it, and words that are none to the list, which says so', async () => {
  const { lead } = await startSearch()
  expect(await lead({ q: 'torre ambar' })).toBe('/proyecto/torre-ambar')
  expect(await lead({ q: 'zzqq' })).toBe('/proyectos?city=zzqq')
})
