import { describe, expect, test } from 'vitest'

import type { Language } from '#contract/fields.ts'
import { languages } from '#contract/fields.ts'

import { toPath } from '../paths.ts'
import { startPages } from '../test-page.tsx'
import { getTexts } from '../texts.server.ts'

const headings = (html: string) =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/g)].map(([, words = '']) => words.replaceAll(/<[^>]+>/g, ''))

/** A market with something of everything. */
async function withMarket() {
  const site = await startPages()
  await site.property({ code: '10-20001', is_exclusive: true, title_es: 'Solo nuestra', title_en: 'Ours alone' })
  await site.property({ code: '10-20002', city: 'punta-cana', is_exclusive: true, status: 'sold', title_es: 'Vendida' })
  await site.property({
    code: '10-20003',
    city: 'punta-cana',
    is_collection: true,
    type: 'house',
    price: 2_500_000,
    cover_picture: 'villa-1-a',
    cover_alt_es: 'La villa',
    cover_alt_en: 'The villa',
    photos_count: 1,
    title_es: 'Villa del mar',
    title_en: 'Villa by the sea',
  })
  const tower = await site.project({ name: 'Torre Ébano', separation_amount: 3000 })
  await site.unit({ project_id: tower.id })
  return site
}

describe.each(languages)('the first page in %s', (language: Language) => {
  const t = getTexts(language)

  test('shows what the market has, each where it belongs', async () => {
    const { read } = await withMarket()
    const written = await read('home', { language })
    expect(headings(written)).toEqual([
      t('home.exclusive.title'),
      t('home.collection.title'),
      t('home.cities.title'),
      t('home.projects.title'),
      t('home.quota.title'),
      t('home.franchise.title'),
      t('home.join.title'),
      t('home.articles.guides'),
    ])
    expect(written).toContain(language === 'es' ? 'Solo nuestra' : 'Ours alone')
    expect(written).toContain(language === 'es' ? 'Villa del mar' : 'Villa by the sea')
    expect(written).not.toContain('Vendida')
    expect(written).toContain('US$ 2,500,000')
    expect(written).toContain(t('home.projects.text', { amount: 'US$ 3,000' }))
    expect(written).toContain('Torre Ébano')
  })

  test('leads to places by how much there is in each', async () => {
    const { read } = await withMarket()
    const written = await read('home', { language })
    const search = toPath('properties', language)
    expect(written).toContain(`href="${search}?city=punta-cana"`)
    expect(written).toContain(`href="${search}?city=santo-domingo"`)
    expect(written).toContain(t('home.listings', { count: 1 }))
    // The most asked for stand under the search, no two of one city.
    expect(written).toContain(`href="${search}?city=punta-cana&amp;sector=punta-cana-bavaro"`)
    expect(written).toContain(`href="${search}?exclusive=1"`)
  })

  test('without a single listing leaves out what would be empty, and still searches', async () => {
    const { read } = await startPages()
    const written = await read('home', { language })
    expect(headings(written)).toEqual([
      t('home.quota.title'),
      t('home.franchise.title'),
      t('home.join.title'),
      t('home.articles.guides'),
    ])
    expect(written).toContain(t('home.title'))
    expect(written).toContain(t('home.search'))
    expect(written).not.toContain(t('home.popular'))
  })

  test('works a quota out before anything is moved, and says of when its rate is', async () => {
    const { read } = await startPages()
    const written = await read('home', { language })
    expect(written).toMatch(/<output[^>]*>US\$ \d,\d{3}<\/output>/)
    expect(written).toContain('US$ 285,000')
  })
})

test('an API that fails is a failure, and never an empty market', async () => {
  const site = await withMarket()
  for (const part of [/properties/, /cities/, /projects/]) {
    site.network.state = 'failing'
    site.network.of = part
    await expect(site.load('home')).rejects.toMatchObject({ name: 'ApiRefusal', status: 500 })
  }
})

test('machines are told who runs the site and how it is searched', async () => {
  const { load } = await startPages()
  const { data } = (await load('home')) as { data: { head: { data: object[]; title: string } } }
  expect(data.head.data).toMatchObject([
    { '@type': 'Organization', url: 'https://site.example' },
    { '@type': 'WebSite', potentialAction: { target: { urlTemplate: expect.stringContaining('/propiedades?q=') } } },
  ])
  expect(data.head.title).toContain('Marquesina')
})

test('the sliders move the quota, and the loan form gets what they say', async () => {
  const site = await startPages()
  const page = await site.open('home')
  const quota = () => /Cuota mensual estimada, tasa .*?(US\$ [\d,]+)/.exec(page.text())?.[1]
  const before = quota()
  expect(before).toMatch(/^US/)
  await page.fill('Precio de la propiedad', '570000')
  await expect.poll(quota).not.toBe(before)
  const link = new URL(page.links()['Solicitar préstamo']!, site.site.url)
  expect(link.searchParams.get('loan_amount')).toBe('456000')
  expect(link.searchParams.get('initial_payment')).toBe('114000')
})
