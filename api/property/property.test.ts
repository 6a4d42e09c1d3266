import { describe, expect, test } from 'vitest'

import { languages } from '#contract/fields.ts'
import { propertyEndpoints } from '#contract/property/property.ts'
import { propertyTypes } from '#contract/property/property-type.ts'
import { toTypeSlug } from '#contract/slugs.ts'

import { createTestApi } from '../test-api.ts'
import { featureByNumber } from './feature-number.ts'
import { toRealstateType } from './realstate-type.ts'

test('a published listing is read with everything that is public about it', async () => {
  const { ask, property, photo } = await createTestApi()
  const cover = { cover_picture: 'villa-1-a', cover_alt_es: 'La fachada', photos_count: 2 }
  const listing = await property({
    code: '10-20345',
    city: 'punta-cana',
    features: [0, 27],
    view_360: 'sala-1-a',
    ...cover,
  })
  await photo({ listing_id: listing.id, position: 2, picture: 'sala-1-a', alt_es: 'La sala' })
  await photo({ listing_id: listing.id, position: 1 })

  const answer = await ask('GET', '/v2/properties/10-20345')
  expect(answer.status).toBe(200)
  const { data } = await answer.json()
  expect(data).toMatchObject({
    code: '10-20345',
    realstate_type: 'Apartamento',
    realstate_types: { en: 'Apartment' },
    slug: 'apartamento-luminoso-con-balcon-10-20345',
    slugs: { en: 'bright-apartment-with-a-balcony-10-20345' },
    city: { slug: 'punta-cana', name: 'Punta Cana' },
    price: 185_000,
    price_usd: 185_000,
    price_dop: 11_100_000,
    published_at: '2026-10-01T12:00:00.000Z',
    features: ['living_room', 'swimming_pool'],
    photo: { src: '/pictures/villa-1-a', alt: 'La fachada', width: 1440, height: 960, tone: '#8899aa' },
    photos: [{ src: '/pictures/villa-1-a' }, { alt: 'La sala' }],
    view_360: { src: '/pictures/sala-1-a', preview: { width: 1440 } },
    agent: { name: 'Ana Pérez 1', slug: 'ana-perez-1', properties_count: 1 },
    exchange_rate: { rate: 60, source: 'Banco Central', date: '2026-11-01' },
  })
  expect(propertyEndpoints.property.output.parse({ data })).toEqual({ data })
})

test('the pictures of a listing are read in their order and in the language of the reader', async () => {
  const { ask, property, photo } = await createTestApi()
  const { id } = await property({ code: '10-20345' })
  await photo({ listing_id: id, position: 2, picture: 'sala-1-a', alt_es: 'La sala', alt_en: 'The living room' })
  await photo({ listing_id: id, position: 1 })
  const read = async (lang: 'es' | 'en') => {
    const answer = await (await ask('GET', '/v2/properties/10-20345/photos', { lang })).json()
    expect(propertyEndpoints.photos.output.parse(answer)).toEqual(answer)
    return answer.data
  }
  expect(await read('es')).toMatchObject([{ src: '/pictures/villa-1-a' }, { alt: 'La sala' }])
  expect(await read('en')).toMatchObject([{ alt: 'The front' }, { src: '/pictures/sala-1-a', alt: 'The living room' }])
})

test('a listing without pictures has none, and one that is not offered shows none', async () => {
  const { ask, property } = await createTestApi()
  await property({ code: '10-20345' })
  await property({ code: '10-20346', status: 'sold' })
  await property({ code: '10-20347', status: 'draft' })
  const read = async (code: string) => ask('GET', `/v2/properties/${code}/photos`)
  expect(await (await read('10-20345')).json()).toEqual({ data: [] })
  expect((await read('10-20346')).status).toBe(410)
  for (const code of ['10-20347', '10-99999', 'x']) expect((await read(code)).status, code).toBe(404)
})

test('a card says the best that a home has against a power cut and a dry main', async () => {
  const { ask, property } = await createTestApi()
  const numbersOf = (...names: string[]) => names.map((name) => featureByNumber.indexOf(name as never))
  await property({ code: '10-20345', features: numbersOf('common_power_plant', 'inverter', 'water_tank', 'cistern') })
  await property({ code: '10-20346', features: numbersOf('swimming_pool') })
  const { data } = await (await ask('GET', '/v2/properties/by-code?codes=10-20345&codes=10-20346')).json()
  expect(data).toMatchObject([
    { power_source: 'inverter', water_source: 'cistern' },
    { power_source: null, water_source: null },
  ])
})

test('a listing is read in the language of the reader', async () => {
  const { ask, property, photo } = await createTestApi()
  const { id } = await property({ code: '10-20345' })
  await photo({ listing_id: id })
  const { data } = await (await ask('GET', '/v2/properties/10-20345', { lang: 'en' })).json()
  expect(data).toMatchObject({
    title: 'Bright apartment with a balcony',
    realstate_type: 'Apartment',
    slug: 'bright-apartment-with-a-balcony-10-20345',
    photos: [{ alt: 'The front' }],
  })
})

test('a price in pesos is exact in pesos and converted to cents of dollars', async () => {
  const { ask, property } = await createTestApi()
  await property({ code: '10-20345', currency: 'DOP', price: 10_000_001 })
  const { data } = await (await ask('GET', '/v2/properties/10-20345')).json()
  expect(data).toMatchObject({ price: 10_000_001, price_dop: 10_000_001, price_usd: 166_666.68 })
})

test.each(['draft', 'in_review'] as const)("a %s is nobody's business", async (status) => {
  const { ask, property } = await createTestApi()
  await property({ code: '10-20345', status })
  for (const path of ['/v2/properties/10-20345', '/v2/properties/10-20345/similar']) {
    const answer = await ask('GET', path)
    expect(answer.status).toBe(404)
    expect((await answer.json()).code).toBe('property.not_found')
  }
})

test.each(['reserved', 'inactive', 'sold', 'rented', 'expired'] as const)(
  'a listing that is %s is gone, and what is like it is offered instead',
  async (status) => {
    const { ask, property } = await createTestApi()
    await property({ code: '10-20345', status })
    await property({ code: '10-20346' })
    expect((await ask('GET', '/v2/properties/10-20345')).status).toBe(410)
    const { data } = await (await ask('GET', '/v2/properties/10-20345/similar')).json()
    expect(data).toMatchObject([{ code: '10-20346' }])
  },
)

test('a code that was never given is unknown, and so is what can be no code', async () => {
  const { ask } = await createTestApi()
  expect((await ask('GET', '/v2/properties/99-99999')).status).toBe(404)
  expect((await ask('GET', '/v2/properties/99-99999/similar')).status).toBe(404)
  expect((await ask('GET', '/v2/properties/casa-bonita')).status).toBe(404)
})

test('what is similar is of the same kind and business, the nearest in place, price and size first', async () => {
  const { ask, property } = await createTestApi()
  await property({ code: '10-20001', sector: 'santo-domingo-naco', price: 200_000, construction_m2: 100 })
  await property({ code: '10-20002', sector: 'santo-domingo-naco', price: 210_000, construction_m2: 105 })
  await property({ code: '10-20003', sector: 'santo-domingo-piantini', price: 200_000, construction_m2: 100 })
  await property({ code: '10-20004', city: 'santiago', price: 200_000, construction_m2: 100 })
  await property({ code: '10-20005', sector: 'santo-domingo-naco', price: 900_000, construction_m2: 400 })
  await property({ code: '10-20006', type: 'house', price: 200_000 })
  await property({ code: '10-20007', business_type: 'lease', price: 1500 })
  await property({ code: '10-20008', status: 'sold', price: 200_000 })

  const { data } = await (await ask('GET', '/v2/properties/10-20001/similar')).json()
  const codes = data.map(({ code }: { code: string }) => code)
  expect(codes).toEqual(['10-20002', '10-20003', '10-20004', '10-20005'])
})

test('land is compared by its own size, and no more than eight are named', async () => {
  const { ask, property } = await createTestApi()
  for (let size = 1; size <= 12; size++) await property({ type: 'land', construction_m2: 0, lot_m2: size * 100 })
  const { data } = await (await ask('GET', '/v2/properties/10-20001/similar')).json()
  expect(data.map(({ lot_m2 }: { lot_m2: number }) => lot_m2)).toEqual([200, 300, 400, 500, 600, 700, 800, 900])
})

test('what few listings have is told too: project, videos, tax incentive, dates and dues', async () => {
  const { ask, property, project } = await createTestApi()
  const { id: project_id } = await project({ slug: 'torre-naco', name: 'Torre Naco' })
  await property({
    code: '10-20345',
    project_id,
    level: 4,
    year_built: 2027,
    maintenance_fee: 150.5,
    separation_amount: 5000,
    delivery_date: '2027-12-31',
    tax_incentive_resolution: '12-2025',
    tax_incentive_until: '2040-01-01',
    videos: [{ src: '/v.mp4', poster: '/v.webp', title_es: 'La sala', title_en: 'The room', seconds: 12 }],
  })
  const answer = await (await ask('GET', '/v2/properties/10-20345', { lang: 'en' })).json()
  expect(answer.data).toMatchObject({
    project: { slug: 'torre-naco', name: 'Torre Naco' },
    maintenance_fee: 150.5,
    delivery_date: '2027-12-31',
    tax_incentive: { resolution: '12-2025', until: '2040-01-01' },
    has_video: true,
    videos: [{ src: '/v.mp4', poster: '/v.webp', title: 'The room', seconds: 12 }],
  })
  expect(propertyEndpoints.property.output.parse(answer)).toEqual(answer)
})

test.each(languages)('no two kinds of property share a word in the addresses of %s', (language) => {
  const words = propertyTypes.map((type) => toTypeSlug(toRealstateType(type, language)))
  expect(new Set(words).size).toBe(propertyTypes.length)
})

describe('listings asked by their codes', () => {
  test('come as cards in the order asked, each once', async () => {
    const { ask, property } = await createTestApi()
    for (const code of ['10-20345', '10-20346', '10-20347']) await property({ code })
    const answer = await ask('GET', '/v2/properties/by-code?codes=10-20347&codes=10-20345&codes=10-20347')
    expect(answer.status).toBe(200)
    const body = await answer.json()
    expect(body.data.map(({ code }: { code: string }) => code)).toEqual(['10-20347', '10-20345'])
    expect(propertyEndpoints.byCode.output.parse(body)).toEqual(body)
  })

  test('are named apart when they are no longer offered, and never when they were not', async () => {
    const { ask, property } = await createTestApi()
    await property({ code: '10-20345' })
    await property({ code: '10-20346', status: 'sold' })
    await property({ code: '10-20347', status: 'draft', published_at: null })
    await property({ code: '10-20348', status: 'in_review', published_at: null })
    const codes = ['10-20345', '10-20346', '10-20347', '10-20348', '10-20999'].map((code) => `codes=${code}`).join('&')
    const { data, meta } = await (await ask('GET', `/v2/properties/by-code?${codes}`, { lang: 'en' })).json()
    expect(data).toMatchObject([{ code: '10-20345', title: 'Bright apartment with a balcony' }])
    expect(meta.gone).toEqual([{ code: '10-20346', title: 'Bright apartment with a balcony', status: 'sold' }])
  })

  test.each(['', '?codes=', '?codes=villa', `?${'codes=10-20345&'.repeat(101)}`])(
    'are refused when the codes make no sense: %s',
    async (query) => {
      const { ask } = await createTestApi()
      const answer = await ask('GET', `/v2/properties/by-code${query}`)
      expect(answer.status).toBe(422)
      expect((await answer.json()).errors).toHaveProperty('codes')
    },
  )
})
