import type { APIRequestContext } from '@playwright/test'

import type { AgentCard } from '#contract/agent/agent.ts'
import type { AgencyCard } from '#contract/agency/agency.ts'
import type { Language } from '#contract/fields.ts'
import type { Project, ProjectCard } from '#contract/project/project.ts'
import type { PropertyCard } from '#contract/property/property.ts'
import { toPath, toAgencyPath, toAgentPath, toPropertyPath, getTwinPaths } from '#web/paths.ts'
import { toWorkspacePath } from '#web/workspace-paths.ts'

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

/** A project with several free units, which is being built. */
export async function findProject(request: Asker, language: Language = 'es'): Promise<Project> {
  const { data } = await ask<{ data: ProjectCard[] }>(request, '/v2/projects?stage=under_construction', language)
  const card = data.find(({ units_available }) => units_available > 3)
  if (!card) throw new Error('no project has four free units')
  return (await ask<{ data: Project }>(request, `/v2/projects/${card.slug}`, language)).data
}

export type SamplePage = {
  path: string
  status: number
  /** Its address is its reader's own: the page names none. */
  isPrivate?: boolean
}
type Locate = (request: Asker, language: Language) => Promise<SamplePage>

const fixed =
  (
    screen:
      | 'home'
      | 'properties'
      | 'buy'
      | 'rent'
      | 'punta_cana'
      | 'mortgages'
      | 'loan_calculator'
      | 'loan_form'
      | 'mortgage_referral'
      | 'franchises'
      | 'join'
      | 'questions'
      | 'contact'
      | 'terms'
      | 'privacy'
      | 'sign_in'
      | 'sign_up'
      | 'forgot_password'
      | 'profile'
      | 'edit_profile'
      | 'change_password'
      | 'favourites'
      | 'recently_viewed'
      | 'saved_searches'
      | 'desk'
      | 'search_history'
      | 'visits'
      | 'compare'
      | 'offline'
      | 'agents'
      | 'agencies'
      | 'collection'
      | 'collection_properties'
      | 'collection_agents',
    query = '',
  ): Locate =>
  async (_, language) => ({ path: getTwinPaths(screen)[language] + query, status: 200 })

const property =
  (query: string, isWanted?: (card: PropertyCard) => boolean): Locate =>
  async (request, language) => ({
    path: toPropertyPath(await findCard(request, language, query, isWanted), language),
    status: 200,
  })

const agent =
  (query: string, isInCollection = false): Locate =>
  async (request, language) => {
    const { data } = await ask<{ data: AgentCard[] }>(request, `/v2/agents?${query}`, language)
    return { path: toAgentPath(data[0]!, language, isInCollection), status: 200 }
  }

const projects =
  (query: string): Locate =>
  async (_, language) => ({ path: getTwinPaths('projects')[language] + query, status: 200 })

const project =
  (filter: string, query = ''): Locate =>
  async (request, language) => {
    const { data } = await ask<{ data: ProjectCard[] }>(request, `/v2/projects?${filter}`, language)
    return { path: toPath('project', language, { slug: data[0]!.slug }) + query, status: 200 }
  }

/** Every page of the site that is built, with a property of each kind, and what is no page. */
export const samplePages = {
  'the home page': fixed('home'),
  'all properties': fixed('properties'),
  'what is for sale': fixed('buy'),
  'what is to let': fixed('rent'),
  'Punta Cana': fixed('punta_cana'),
  'a search with filters': fixed('buy', '?type=apartment&bedrooms=2&max_price=400000'),
  'a search by monthly payment': fixed('buy', '?max_payment=900'),
  'a search in words': fixed('buy', '?city=santo-domingo&bedrooms=3&said=3+hab+en+Santo+Domingo+sin+piscina'),
  'a search by power and water': fixed('properties', '?min_power_water=60'),
  'a code that nobody offers': fixed('properties', '?q=99-99999'),
  'a search without results': fixed('rent', '?type=gas_station&bedrooms=5&min_price=900000'),
  'a property with a 360° view': property('', (card) => card.has_view_360),
  'a property with a video': property('', (card) => card.has_video),
  'a plot': property('type=land&business_type=sale'),
  'a home to rent in pesos': property('business_type=lease', (card) => card.currency === 'DOP'),
  'a home under construction': property('under_construction=1'),
  'what a mortgage is': fixed('mortgages'),
  'the loan calculator': fixed('loan_calculator'),
  'a loan with everything, by month': fixed(
    'loan_calculator',
    '?currency=DOP&price=8500000&rate=9&reset_years=3&reset_rate=13.5&extra_yearly=50000&maintenance=6000&rows=month',
  ),
  'asking for a loan': fixed(
    'loan_form',
    '?currency=DOP&initial_payment=900000&loan_amount=3600000&property_code=10-20345',
  ),
  'a loan at a rate that is none': fixed('loan_calculator', '?rate=x'),
  "the bank's page": fixed('mortgage_referral'),
  'all projects': projects(''),
  'projects with filters': projects('?city=punta-cana&tax_incentive=1&max_price=9000000'),
  'a search without projects': projects('?city=jarabacoa&stage=planned&min_price=x'),
  'a project being built': project('stage=under_construction'),
  'a project with CONFOTUR, its units sorted': project('tax_incentive=1', '?status=all&sort=-price'),
  'a finished project in pesos': project('city=santo-domingo-este'),
  'no such project': async (_, language) => ({ path: toPath('project', language, { slug: 'ninguno' }), status: 404 }),
  'the franchise': fixed('franchises'),
  joining: fixed('join'),
  'the questions': fixed('questions'),
  'a question that nobody asked': fixed('questions', '?q=zarzuela'),
  'the contact page': fixed('contact'),
  'the terms': fixed('terms'),
  'the privacy policy': fixed('privacy'),
  'signing in': fixed('sign_in'),
  'signing up': fixed('sign_up'),
  'a forgotten password': fixed('forgot_password'),
  'a new password by a link that is broken': async (_, language) => ({
    path: toPath('restore_password', language, { id: 'x' }),
    status: 200,
    isPrivate: true,
  }),
  'an address to confirm': async (_, language) => ({
    path: `${toPath('confirm_email', language, { id: 'x' })}?expires=1&signature=x`,
    status: 200,
    isPrivate: true,
  }),
  'a way back from Google that was cancelled': async (_, language) => ({
    path: `${toPath('provider', language, { provider: 'google' })}?error=access_denied`,
    status: 200,
    isPrivate: true,
  }),
  'the profile of nobody': fixed('profile'),
  'a profile to edit': fixed('edit_profile'),
  'a password to change': fixed('change_password'),
  'favourites without any': fixed('favourites'),
  'nothing viewed yet': fixed('recently_viewed'),
  'saved searches of nobody': fixed('saved_searches'),
  'searches of nobody': fixed('search_history'),
  'visits of nobody': fixed('visits'),
  'the desk of nobody': fixed('desk'),
  'the workspace of nobody': async (_, language) => ({ path: toWorkspacePath('workspace', language), status: 200 }),
  "a letter's link that is broken": async (_, language) => ({
    path: `${toPath('alert', language, { id: 'x' })}?do=pause&signature=x`,
    status: 200,
    isPrivate: true,
  }),
  "a newsletter's link that is broken": async (_, language) => ({
    path: `${toPath('newsletter', language, { id: 'x' })}?do=change&signature=x`,
    status: 200,
    isPrivate: true,
  }),
  'a visit of a property': async (request, language) => {
    // Nobody signs in as this agent, so no story changes when there is time.
    const { data } = await ask<{ data: AgentCard[] }>(request, '/v2/agents?page=2', language)
    const agent = data.find(({ properties_count }) => properties_count > 0)!
    const { code } = await findCard(request, language, `agent=${agent.id}`)
    return { path: `${toPath('schedule', language, { id: agent.id })}?property=${code}`, status: 200 }
  },
  'a visit of a unit': async (request, language) => {
    const { slug, agent, units } = await findProject(request, language)
    const { name } = units.find(({ status }) => status === 'available')!
    const query = new URLSearchParams({ project: slug, unit: name })
    return { path: `${toPath('schedule', language, { id: agent.id })}?${query}`, status: 200 }
  },
  "a visit's link that is broken": async (_, language) => ({
    path: `${toPath('visit', language, { id: 'x' })}?as=visitor&signature=x`,
    status: 200,
    isPrivate: true,
  }),
  'an availability link that is broken': async (_, language) => ({
    path: `${toPath('available', language, { id: '1' })}?codes=10-20001&expires=1&signature=x`,
    status: 200,
    isPrivate: true,
  }),
  'an invitation that is broken': async (_, language) => ({
    path: `${toPath('invitation', language, { id: '1' })}?expires=1&signature=x`,
    status: 200,
    isPrivate: true,
  }),
  'a report of a property': async (request, language) => {
    const { code } = await findCard(request, language, 'business_type=sale')
    return { path: toPath('report', language, { code }), status: 200 }
  },
  'nothing to compare': fixed('compare'),
  'four properties compared': async (request, language) => {
    const { data } = await ask<Cards>(request, '/v2/properties?business_type=sale&per_page=4', language)
    return { path: `${getTwinPaths('compare')[language]}?codes=${data.map(({ code }) => code).join()}`, status: 200 }
  },
  'what is said without a network': fixed('offline'),
  'all agents': fixed('agents'),
  'agents with filters': fixed('agents', '?city=punta-cana&language=fr'),
  'nobody of that name': fixed('agents', '?name=zzzz&city=punta-cana'),
  'an agent': agent(''),
  'all agencies': fixed('agencies'),
  'an agency': async (request, language) => {
    const { data } = await ask<{ data: AgencyCard[] }>(request, '/v2/agencies', language)
    return { path: toAgencyPath(data[0]!, language), status: 200 }
  },
  'no such agent': async (_, language) => ({ path: toAgentPath({ id: 999_999, name: 'x' }, language), status: 404 }),
  'the Collection': fixed('collection'),
  "the Collection's properties": fixed('collection_properties'),
  "the Collection's villas for sale": fixed('collection_properties', '?business_type=sale&type=house'),
  "the Collection's agents": fixed('collection_agents'),
  'an agent of the Collection': agent('collection=1', true),
  'a property of the Collection': property('collection=1'),
  'a listing that is gone': async (request, language) => ({
    path: toPath('property', language, { type: 'x', slug: `x-${await findGoneCode(request)}` }),
    status: 410,
  }),
  'no page': async (_, language) => ({ path: `${language === 'es' ? '' : '/en'}/no-hay-tal-pagina`, status: 404 }),
} satisfies Record<string, Locate>

export type SampleName = keyof typeof samplePages
export const sampleNames = Object.keys(samplePages) as SampleName[]
