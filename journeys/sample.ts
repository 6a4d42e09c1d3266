import type { APIRequestContext } from '@playwright/test'

import type { Language } from '#contract/fields.ts'
import type { PropertyCard } from '#contract/property.ts'
import { pathTo, pathToProperty, twinPaths } from '#web/paths.ts'

/** Anything that speaks HTTP to the product: Playwright's request context. */
type Asker = Pick<APIRequestContext, 'get'>

const headers = { 'X-Api-Key': 'demo-client-key', 'X-Requested-With': 'XMLHttpRequest' }

/** An answer of the API, in Spanish unless told. */
export async function ask<Answer>(request: Asker, path: string, language: Language = 'es'): Promise<Answer> {
  const answer = await request.get(path, { headers: { ...headers, 'Accept-Language': language } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

export type Cards = { data: PropertyCard[]; meta: { total: number; last_page: number } }

/** The first listing of a search that is as wanted. */
export async function findCard(
  request: Asker,
  language: Language,
  query: string,
  isWanted: (card: PropertyCard) => boolean = () => true,
): Promise<PropertyCard> {
  for (let page = 1; ; page++) {
    const { data, meta } = await ask<Cards>(request, `/v2/properties?${query}&per_page=100&page=${page}`, language)
    const card = data.find(isWanted)
    if (card) return card
    if (page >= meta.last_page) throw new Error(`no listing of ${query} is as wanted`)
  }
}

/** A code that was offered once: the neighbours of those on offer are asked. */
export async function findGoneCode(request: Asker): Promise<string> {
  const { data } = await ask<Cards>(request, '/v2/properties?sort=newest&per_page=100')
  for (const { code } of data) {
    const [office, number] = code.split('-') as [string, string]
    for (const step of [1, 2, 3, -1, -2, -3]) {
      const neighbour = `${office}-${Number(number) + step}`
      const answer = await request.get(`/v2/properties/${neighbour}`, { headers })
      if (answer.status() === 410) return neighbour
    }
  }
  throw new Error('the demo world has no listing that is no longer offered')
}

export type SamplePage = { path: string; status: number }
type Locate = (request: Asker, language: Language) => Promise<SamplePage>

const fixed =
  (screen: 'home' | 'properties' | 'buy' | 'rent' | 'punta_cana' | 'franchises' | 'join' | 'questions' | 'contact' | 'terms' | 'privacy', query = ''): Locate =>
  async (_, language) => ({ path: twinPaths(screen)[language] + query, status: 200 })

const property =
  (query: string, isWanted?: (card: PropertyCard) => boolean): Locate =>
  async (request, language) => ({
    path: pathToProperty(await findCard(request, language, query, isWanted), language),
    status: 200,
  })

/** Every page of the site that is built, with a property of each kind, and what is no page. */
export const samplePages = {
  'the home page': fixed('home'),
  'all properties': fixed('properties'),
  'what is for sale': fixed('buy'),
  'what is to let': fixed('rent'),
  'Punta Cana': fixed('punta_cana'),
  'a search with filters': fixed('buy', '?type=apartment&bedrooms=2&max_price=400000'),
  'a search in words': fixed('buy', '?city=santo-domingo&bedrooms=3&said=3+hab+en+Santo+Domingo+sin+piscina'),
  'a search by power and water': fixed('properties', '?min_power_water=60'),
  'a search without results': fixed('rent', '?type=gas_station&bedrooms=5&min_price=900000'),
  'a property with a 360° view': property('', (card) => card.has_view_360),
  'a property with a video': property('', (card) => card.has_video),
  'a plot': property('type=land&business_type=sale'),
  'a home to rent in pesos': property('business_type=lease', (card) => card.currency === 'DOP'),
  'a home under construction': property('under_construction=1'),
  'the franchise': fixed('franchises'),
  'joining': fixed('join'),
  'the questions': fixed('questions'),
  'a question that nobody asked': fixed('questions', '?q=zarzuela'),
  'the contact page': fixed('contact'),
  'the terms': fixed('terms'),
  'the privacy policy': fixed('privacy'),
  'a listing that is gone': async (request, language) => ({
    path: pathTo('property', language, { type: 'x', slug: `x-${await findGoneCode(request)}` }),
    status: 410,
  }),
  'no page': async (_, language) => ({ path: `${language === 'es' ? '' : '/en'}/no-hay-tal-pagina`, status: 404 }),
} satisfies Record<string, Locate>

export type SampleName = keyof typeof samplePages
export const sampleNames = Object.keys(samplePages) as SampleName[]
