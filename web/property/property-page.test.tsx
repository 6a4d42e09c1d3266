import { eq } from 'drizzle-orm'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'

import { listings, priceChanges } from '#api/property/table.ts'
import { createTestApi } from '#api/test-api.ts'
import { demoBrand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'

import { createApiClient } from '../api-client.ts'
import { createMeta } from '../meta.ts'
import { getLanguage } from '../paths.ts'
import type { Site } from '../site.ts'
import { TranslationContext } from '../texts.ts'
import { getTranslation } from '../texts.server.ts'
import { loadProperty } from './load-property.ts'
import PropertyPage from './property-page.tsx'

const url = 'https://site.example'

/** A site whose pages ask a real API, empty but for what the test puts there. */
async function startSite() {
  const testApi = await createTestApi()
  const site: Site = {
    brand: demoBrand,
    url,
    version: '1.2.3',
    isDemo: true,
    api: { origin: '', key: 'test-key' },
    providers: [],
    hasRecaptcha: false,
    mapStyle: '/map/style.json',
    callIn: (language: Language) =>
      createApiClient({ fetch: testApi.api.fetch, origin: 'http://localhost', key: 'test-key', language }),
  }

  async function load(path: string) {
    const params = { type: path.split('/').at(-2) ?? '', slug: path.split('/').at(-1)?.split('?')[0] ?? '' }
    return loadProperty({ url: new URL(path, url), params, site })
  }

  /** What people read at an address. */
  async function read(path: string): Promise<string> {
    const { data: loaderData } = await load(path)
    const Page = PropertyPage as React.ComponentType<{ loaderData: unknown }>
    const Stub = createRoutesStub([
      {
        id: 'root',
        path: '/',
        loader: () => site,
        HydrateFallback: () => null,
        children: [{ path: '*', Component: () => <Page loaderData={loaderData} /> }],
      },
    ])
    return renderToString(
      <TranslationContext value={getTranslation(getLanguage(path))}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: site } }} />
      </TranslationContext>,
    ).replaceAll('<!-- -->', '')
  }

  return { ...testApi, load, read }
}

const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )

const piantini = '/propiedad/apartamento/apartamento-luminoso-con-balcon-10-20001'

test('a property says whether pets are allowed, in words and in data, and nothing where nobody said', async () => {
  const { property, load, read } = await startSite()
  await property({ code: '10-20001', pets_allowed: true })
  await property({ code: '10-20002', pets_allowed: false })
  await property({ code: '10-20003' })
  const path = (code: string) => piantini.replace('10-20001', code)
  expect(await read(path('10-20001'))).toContain('<dt>Mascotas</dt><dd>Se aceptan mascotas</dd>')
  expect(await read(path('10-20002'))).toContain('<dt>Mascotas</dt><dd>No se aceptan mascotas</dd>')
  expect(await read(path('10-20003'))).not.toContain('Mascotas')
  expect(await read('/en/property/apartment/bright-apartment-with-a-balcony-10-20002')).toContain(
    '<dt>Pets</dt><dd>No pets</dd>',
  )
  const describe = async (code: string) => JSON.stringify((await load(path(code))).data)
  expect(await describe('10-20001')).toContain('"petsAllowed":true')
  expect(await describe('10-20002')).toContain('"petsAllowed":false')
  expect(await describe('10-20003')).not.toContain('petsAllowed')
})

describe('the address of a property', () => {
  test('shows it', async () => {
    const { property, load } = await startSite()
    await property({ code: '10-20001' })
    expect((await load(piantini)).data).toMatchObject({ property: { code: '10-20001' }, language: 'es' })
  })

  test.each([
    '/propiedad/casa/apartamento-luminoso-con-balcon-10-20001',
    '/propiedad/apartamento/otras-palabras-10-20001',
    '/propiedad/apartment/bright-apartment-with-a-balcony-10-20001',
    '/propiedad/apartamento/10-20001',
  ])('with other words, %s, leads to the right one for good', async (path) => {
    const { property, load } = await startSite()
    await property({ code: '10-20001' })
    const answer = (await thrownBy(load(`${path}?from=newsletter`))) as Response
    expect(answer.status).toBe(301)
    expect(answer.headers.get('Location')).toBe(`${piantini}?from=newsletter`)
  })

  test('of what the Collection holds stands there alone, and of all else never', async () => {
    const { property, load } = await startSite()
    await property({ code: '10-20001', is_collection: true })
    await property({ code: '10-20002' })
    const there = `/collection${piantini}`
    expect((await load(there)).data).toMatchObject({
      head: { paths: { es: there, en: expect.stringMatching(/^\/en\/collection\/property\/apartment\//) } },
    })
    const leadsTo = async (path: string) => ((await thrownBy(load(path))) as Response).headers.get('Location')
    expect(await leadsTo(piantini)).toBe(there)
    expect(await leadsTo('/en/property/apartment/x-10-20001')).toMatch(/^\/en\/collection\/property\//)
    expect(await leadsTo('/collection/propiedad/apartamento/x-10-20002')).toMatch(/^\/propiedad\//)
  })

  test('in English has English words', async () => {
    const { property, load } = await startSite()
    await property({ code: '10-20001' })
    const answer = (await thrownBy(load('/en/property/apartamento/x-10-20001'))) as Response
    expect(answer.headers.get('Location')).toBe('/en/property/apartment/bright-apartment-with-a-balcony-10-20001')
  })

  test.each(['/propiedad/apartamento/nada-10-99999', '/propiedad/apartamento/sin-codigo'])(
    'that nothing ever had, %s, is not found',
    async (path) => {
      const { load } = await startSite()
      expect(await thrownBy(load(path))).toMatchObject({ init: { status: 404 } })
    },
  )

  test('of a draft is not found', async () => {
    const { property, load } = await startSite()
    await property({ code: '10-20001', status: 'draft' })
    expect(await thrownBy(load(piantini))).toMatchObject({ init: { status: 404 } })
  })

  test.each([
    ['sold', 'Vendida en noviembre de 2026, en Piantini, Santo Domingo.'],
    ['rented', 'Alquilada en noviembre de 2026, en Piantini, Santo Domingo.'],
    ['inactive', 'No está disponible por ahora.'],
    ['expired', 'Ya no se ofrece.'],
    ['withdrawn', 'Su dueño la retiró.'],
    ['reserved', 'Separada el 20 de noviembre de 2026 en Piantini, Santo Domingo.'],
  ] as const)('of one that is %s says what became of it, and what is like it', async (status, words) => {
    const { property, load, read } = await startSite()
    const status_since = new Date('2026-11-20T15:00:00Z')
    await property({ code: '10-20001', status, status_since, closed_on: '2026-11-20' })
    await property({ code: '10-20002', title_es: 'Apartamento parecido' })

    expect(await load(piantini)).toMatchObject({ init: { status: 410 }, data: { head: { isHidden: true } } })
    const page = await read(piantini)
    expect(page).toContain(words)
    expect(page.includes('Avísame si vuelve')).toBe(status !== 'sold' && status !== 'rented')
    expect(page).toContain('Apartamento parecido')
  })
})

test('two years later nothing is told at its address', async () => {
  const { property, load, read } = await startSite()
  await property({ code: '10-20001', status: 'sold', status_since: new Date(Date.now() - 740 * 86_400_000) })
  await property({ code: '10-20002', title_es: 'Apartamento parecido' })
  expect(await load(piantini)).toMatchObject({ init: { status: 410 }, data: { gone: null, similar: [] } })
  const page = await read(piantini)
  expect(page).toContain('Esta propiedad ya no está disponible')
  expect(page).not.toContain('luminoso')
})

describe('the page of a property', () => {
  test('says when it was confirmed, for how long it has been on offer, and what it cost before', async () => {
    const { property, read, db } = await startSite()
    const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
    const { id } = await property({ code: '10-20001', first_published_at: ago(40), published_at: ago(40) })
    await db
      .update(listings)
      .set({ confirmed_at: ago(3), price: 175_000, price_usd: 175_000 })
      .where(eq(listings.id, id))
    await db.update(priceChanges).set({ changed_at: ago(10) })
    const page = await read(piantini)
    for (const words of ['Confirmada el', '40 días', '−5.4', 'US$ 185,000', '/avisar/10-20001']) {
      expect(page.replace(/-(?=5\.4)/, '−')).toContain(words)
    }
    await db
      .update(listings)
      .set({ confirmed_at: ago(15), under_offer_since: ago(1) })
      .where(eq(listings.id, id))
    const later = await read(piantini)
    expect(later).toContain('Sin confirmar desde el')
    expect(later).toContain('Con oferta')
  })

  test('says the price in both currencies, with the rate, its day and its source', async () => {
    const { property, read } = await startSite()
    await property({ code: '10-20001', price: 185_000 })
    const page = await read(piantini)
    expect(page).toContain('US$ 185,000')
    expect(page).toContain('≈ RD$ 11,100,000 a la tasa de RD$ 60 del 1 de noviembre de 2026. Fuente: Banco Central.')
  })

  test('says the rent by the month, and no mortgage', async () => {
    const { property, read } = await startSite()
    await property({ code: '10-20001', business_type: 'lease', price: 1200 })
    const page = await read(piantini)
    expect(page).toContain('/ mes')
    expect(page).not.toContain('Calcula tu cuota')
  })

  test('works out the usual quota without the browser', async () => {
    const { property, read } = await startSite()
    await property({ code: '10-20001', price: 3_750_000, currency: 'DOP' })
    const page = await read(piantini)
    expect(page).toContain('Con un inicial de 20% (RD$ 750,000) financias RD$ 3,000,000 a 20 años')
  })

  test('opens WhatsApp with a message that names the property in the language of the page', async () => {
    const { property, read } = await startSite()
    await property({ code: '10-20001' })
    const written = /https:\/\/wa\.me\/18095550110\?text=([^"]+)"/
    const spanish = written.exec(await read(piantini))?.[1] ?? ''
    expect(decodeURIComponent(spanish)).toBe(
      `Hola, me interesa la propiedad 10-20001, Apartamento luminoso con balcón, de US$ 185,000. ¿Sigue disponible?\n${url}${piantini}`,
    )
    const english = '/en/property/apartment/bright-apartment-with-a-balcony-10-20001'
    const message = written.exec(await read(english))?.[1] ?? ''
    expect(decodeURIComponent(message)).toBe(
      `Hello, I am interested in property 10-20001, Bright apartment with a balcony, at US$ 185,000. Is it still available?\n${url}${english}`,
    )
  })

  test('says of CONFOTUR that it is for the first purchaser', async () => {
    const { property, read } = await startSite()
    await property({ code: '10-20001', tax_incentive_resolution: '12-2024', tax_incentive_until: '2039-12-31' })
    const page = await read(piantini)
    expect(page).toContain('Resolución 12-2024')
    expect(page).toContain('al primer comprador')
  })

  test('is whole without pictures', async () => {
    const { property, read } = await startSite()
    await property({ code: '10-20001' })
    expect(await read(piantini)).toContain('Las fotos de esta propiedad están en camino')
  })

  test('has no style attributes, which the policy refuses', async () => {
    const { property, photo, read } = await startSite()
    const { id } = await property({ code: '10-20001', features: [0, 5, 30], videos: [film], view_360: 'sala-1-a' })
    await photo({ listing_id: id })
    expect(await read(piantini)).not.toMatch(/\sstyle=/)
  })
})

const film = {
  src: '/videos/villa.mp4',
  poster: '/videos/villa.webp',
  title_es: 'La villa',
  title_en: 'The villa',
  seconds: 18,
}

describe('what the page says to machines', () => {
  test('is the listing with one offer in its own currency, its video and the way to it', async () => {
    const { property, load } = await startSite()
    await property({ code: '10-20001', price: 9_500_000, currency: 'DOP', lot_m2: 300, videos: [film] })
    const { head } = (await load(piantini)).data
    const [listing, breadcrumb] = head.data ?? []

    expect(listing).toMatchObject({
      '@type': 'RealEstateListing',
      url: url + piantini,
      datePosted: '2026-10-01T12:00:00.000Z',
      mainEntity: {
        '@type': 'Apartment',
        numberOfBedrooms: 3,
        numberOfFullBathrooms: 2,
        floorSize: { value: 120, unitCode: 'MTK' },
        additionalProperty: { value: 300, unitCode: 'MTK' },
        address: { addressCountry: 'DO' },
      },
      offers: { '@type': 'OfferForPurchase', price: 9_500_000, priceCurrency: 'DOP', offeredBy: { '@type': 'Person' } },
      video: [{ '@type': 'VideoObject', contentUrl: `${url}/videos/villa.mp4`, duration: 'PT18S' }],
    })
    expect(breadcrumb).toMatchObject({ '@type': 'BreadcrumbList' })
    expect(JSON.stringify(breadcrumb)).toContain(`${url}/propiedades/comprar?city=`)
  })

  test('of land has neither rooms nor floors', async () => {
    const { property, load } = await startSite()
    await property({ code: '10-20001', type: 'land', construction_m2: 40, lot_m2: 800 })
    const { head } = (await load('/propiedad/terreno/apartamento-luminoso-con-balcon-10-20001')).data
    const { mainEntity } = (head.data?.[0] ?? {}) as { mainEntity?: object }
    expect(mainEntity).toMatchObject({ '@type': 'Place', additionalProperty: { value: 800 } })
    expect(Object.keys(mainEntity ?? {})).not.toContain('floorSize')
  })

  test('of a lease is an offer by the month', async () => {
    const { property, load } = await startSite()
    await property({ code: '10-20001', business_type: 'lease', price: 1200 })
    const { head } = (await load(piantini)).data
    expect(head.data?.[0]).toMatchObject({
      offers: { '@type': 'OfferForLease', priceSpecification: { unitCode: 'MON' } },
    })
  })

  test('names its twin in the other language, and fits what search engines show', async () => {
    const { property, load } = await startSite()
    await property({ code: '10-20001', description_es: 'Muy largo. '.repeat(80) })
    const { data } = await load(piantini)
    expect(data.head.description.length).toBeLessThanOrEqual(159)
    expect(createMeta(data)).toContainEqual({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: 'en',
      href: `${url}/en/property/apartment/bright-apartment-with-a-balcony-10-20001`,
    })
  })
})
