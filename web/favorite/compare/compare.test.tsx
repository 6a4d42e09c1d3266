import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { createTestApi } from '#api/test-api.ts'
import { demoBrand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'

import { createApiClient } from '../../api-client.ts'
import type { Site } from '../../site.ts'
import { getTranslation } from '../../texts.server.ts'
import { TranslationContext } from '../../texts.ts'
import { compareRows } from './compare-rows.ts'
import { CompareTable } from './compare-table.tsx'
import { readCodes, loadCompare } from './load-compare.ts'
import { calculateMonthlyCost } from './monthly-cost.ts'

async function startSite() {
  const testApi = await createTestApi()
  const site: Site = {
    brand: demoBrand,
    url: 'https://site.example',
    version: '1.2.3',
    isDemo: true,
    api: { origin: '', key: 'test-key' },
    providers: [],
    hasRecaptcha: false,
    mapStyle: '/map/style.json',
    callIn: (language: Language) =>
      createApiClient({ fetch: testApi.api.fetch, origin: 'http://localhost', key: 'test-key', language }),
  }
  return { ...testApi, load: (path: string) => loadCompare(new URL(path, site.url), site) }
}

describe('the codes of an address', () => {
  test.each([
    ['10-20001,10-20002', ['10-20001', '10-20002']],
    ['10-20001,10-20001', ['10-20001']],
    ['10-20001,villa,,<b>,10-20002', ['10-20001', '10-20002']],
    ['10-20001,10-20002,10-20003,10-20004,10-20005', ['10-20001', '10-20002', '10-20003', '10-20004']],
    ['', []],
  ])('%s', (text, codes) => {
    expect(readCodes(text)).toEqual(codes)
  })
})

test('properties stand in the order of the address, and those that are gone are named', async () => {
  const { property, load } = await startSite()
  await property({ code: '10-20001' })
  await property({ code: '10-20002', status: 'sold' })
  await property({ code: '10-20003' })
  const { properties, gone, head } = await load('/comparar?codes=10-20003,10-20002,10-20999,10-20001')
  expect(properties.map(({ code }) => code)).toEqual(['10-20003', '10-20001'])
  expect(gone).toMatchObject([{ code: '10-20002', status: 'sold' }])
  expect(head).toMatchObject({ isHidden: true, paths: { es: '/comparar', en: '/en/compare' } })
})

test('what a month costs is the usual loan, the dues, and the yearly costs by the month', async () => {
  const { property, load } = await startSite()
  await property({ code: '10-20001', price: 300_000, price_usd: 300_000, maintenance_fee: 150 })
  const { properties } = await load('/en/compare?codes=10-20001')
  // 240,000 at 8.97 % over 20 years; insurance 0.3 % a year; IPI 1 % of what exceeds RD$ 10,695,494 at 60 pesos.
  expect(calculateMonthlyCost(properties[0]!, 2026)).toMatchObject({
    quota: 2154.71,
    maintenance: 150,
    insurance: 75,
    ipi: 101.45,
    total: 2481.16,
    rent: null,
  })
})

test('a fact says whether the properties differ in it, and one that none has is left out', async () => {
  const { property, load } = await startSite()
  await property({ code: '10-20001', bedrooms: 2, city: 'punta-cana', features: [27] })
  await property({ code: '10-20002', bedrooms: 3, city: 'punta-cana', features: [] })
  const { properties } = await load('/comparar?codes=10-20001,10-20002')
  const { t, language } = getTranslation('es')
  const rows = compareRows(properties, { t, language, year: 2026 }).flatMap((group) => group.rows)
  const row = (name: string) => rows.find((one) => one.name === name)
  expect(row('Habitaciones')).toMatchObject({ cells: ['2', '3'], differs: true })
  expect(row('Ciudad')).toMatchObject({ cells: ['Punta Cana', 'Punta Cana'], differs: false })
  expect(row('Piscina')).toMatchObject({ cells: ['Sí', 'No'], differs: true })
  expect(row('Terreno')).toBeUndefined()
})

test('a property that has everything is compared in everything', async () => {
  const { property, project, load } = await startSite()
  const tower = await project({ name: 'Torre Ébano' })
  await property({
    code: '10-20001',
    price: 300_000,
    maintenance_fee: 150,
    project_id: tower.id,
    lot_m2: 240,
    stories: 2,
    level: 3,
    half_bathrooms: 1,
    year_built: 2024,
    is_furnished: true,
    is_under_construction: true,
    separation_amount: 5000,
    delivery_date: '2027-12-31',
    tax_incentive_resolution: '12-2024',
    tax_incentive_until: '2039-12-31',
    features: [27],
    photos_count: 4,
    videos: [{ src: '/videos/villa.mp4', poster: '/videos/villa.webp', title_es: 'x', title_en: 'x', seconds: 18 }],
    view_360: 'sala-1-a',
  })
  const { properties } = await load('/comparar?codes=10-20001')
  const { t, language } = getTranslation('es')
  const groups = compareRows(properties, { t, language, year: 2026 })
  const told = groups.flatMap(({ rows }) => rows.map(({ name, cells }) => `${name}: ${cells[0]}`))
  expect(told).toMatchInlineSnapshot(`
    [
      "Operación: En venta",
      "En US$: US$ 300,000",
      "En RD$: RD$ 18,000,000",
      "Precio por m²: US$ 2,500 / m²",
      "Cuota del préstamo: US$ 2,155",
      "Mantenimiento: US$ 150",
      "Seguro: US$ 75",
      "IPI: US$ 101",
      "Total al mes en US$: US$ 2,481",
      "Total al mes en RD$: RD$ 148,870",
      "Gastos de compra, una vez: US$ 19,257",
      "Sector: Piantini",
      "Ciudad: Santo Domingo",
      "Provincia: Distrito Nacional",
      "Tipo: Apartamento",
      "Habitaciones: 3",
      "Baños: 2.5",
      "Parqueos: 1",
      "Construcción: 120 m²",
      "Terreno: 240 m²",
      "Niveles: 2",
      "Piso: 3",
      "Año de construcción: 2024",
      "Amueblada: Sí",
      "Línea blanca: No",
      "Luz y agua: 0 / 100",
      "Estado: En construcción",
      "Proyecto: Torre Ébano",
      "Separación: US$ 5,000",
      "Entrega: diciembre de 2027",
      "CONFOTUR: Hasta el 31 de diciembre de 2039",
      "Piscina: Sí",
      "Fotos: 4",
      "Video: Sí",
      "Vista 360°: Sí",
      "Agente: Ana Pérez 1, Agencia 1",
      "Código: 10-20001",
      "Publicada: 1 de octubre de 2026",
    ]
  `)
})

test('every figure is told with its fact and its property', async () => {
  const { property, load } = await startSite()
  await property({ code: '10-20001' })
  await property({ code: '10-20002' })
  const { properties } = await load('/comparar?codes=10-20001,10-20002')
  const router = createMemoryRouter([{ path: '/', element: <CompareTable properties={properties} year={2026} /> }])
  const html = renderToString(
    <TranslationContext value={getTranslation('es')}>
      <RouterProvider router={router} />
    </TranslationContext>,
  )
  expect(html.match(/<th scope="col"/g)).toHaveLength(3)
  expect(html.match(/<td/g)!.length).toBe(2 * html.match(/<th scope="row"/g)!.length)
  expect(html).toContain('codes=10-20002')
})
