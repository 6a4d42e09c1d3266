import { describe, expect, test } from 'vitest'

import { createTestApi } from '#api/test-api.ts'
import { demoBrand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'

import { createApiClient } from '../api-client.ts'
import type { Site } from '../site.ts'
import { loadAgent } from './load-agent.ts'
import { loadAgents } from './load-agents.ts'

const origin = 'https://site.example'

/** The pages' loaders over a real API, empty but for what the test puts there. */
async function startSite() {
  const testApi = await createTestApi()
  const ask = async (request: Request) => {
    // Makers write behind the product's back.
    await testApi.tools.search.follow()
    return testApi.api.fetch(request)
  }
  const site: Site = {
    brand: demoBrand,
    url: origin,
    version: '1.2.3',
    isDemo: true,
    api: { origin: '', key: 'test-key' },
    providers: [],
    hasRecaptcha: false,
    mapStyle: '/map/style.json',
    callIn: (language: Language) =>
      createApiClient({ fetch: ask, origin: 'http://localhost', key: 'test-key', language }),
  }
  const list = (path: string) => loadAgents(new URL(path, origin), site)
  const profile = (path: string) => {
    const url = new URL(path, origin)
    const [name = '', id = ''] = url.pathname.split('/').slice(-2)
    return loadAgent({ url, params: { name, id }, site })
  }
  return { ...testApi, list, profile }
}

const thrownBy = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (thrown: unknown) => thrown,
  )
const leadsTo = async (promise: Promise<unknown>) => {
  const answer = (await thrownBy(promise)) as Response
  return [answer.status, answer.headers.get('Location')]
}

describe('the list of agents', () => {
  test('keeps of an address what can be asked, and shows again what was typed', async () => {
    const { agent, list } = await startSite()
    await agent({ name: 'José Núñez', city: 'punta-cana' })
    const { agents, asked, heading, total } = await list(
      '/listado/agentes?name=nunez&city=punta-cana&language=xx&page=0',
    )
    expect(agents).toMatchObject([{ name: 'José Núñez' }])
    expect(total).toBe(1)
    expect(heading).toBe('Agentes inmobiliarios en Punta Cana')
    expect(asked).toMatchObject({ name: 'nunez', city: 'punta-cana', language: 'xx' })
  })

  test('drops a city that there is not, and asks the rest', async () => {
    const { agent, list } = await startSite()
    await agent({ name: 'Ana' })
    const { total, asked } = await list('/listado/agentes?name=ana&city=atlantida')
    expect(total).toBe(1)
    expect(asked).not.toHaveProperty('city')
  })

  test('offers the chosen city and language even where nobody is left in them', async () => {
    const { agent, list } = await startSite()
    await agent({ name: 'Ana' })
    const { facets, total } = await list('/listado/agentes?name=ana&city=santiago&language=pt')
    expect(total).toBe(0)
    expect(facets.city).toContainEqual({ value: 'santiago', name: 'Santiago de los Caballeros', count: 0 })
    expect(facets.language).toContainEqual({ value: 'pt', count: 0 })
  })

  test('is for search engines by city and page, not by name or language', async () => {
    const { agent, list } = await startSite()
    await agent({ city: 'punta-cana' })
    expect((await list('/en/list/agents?city=punta-cana&utm=1')).head).toMatchObject({
      paths: { es: '/listado/agentes?city=punta-cana', en: '/en/list/agents?city=punta-cana' },
      isHidden: false,
    })
    expect((await list('/listado/agentes?language=es')).head).toMatchObject({
      isHidden: true,
      paths: { es: '/listado/agentes' },
    })
  })

  test('past its last page leads to the last one', async () => {
    const { agent, list } = await startSite()
    await agent()
    expect(await leadsTo(list('/listado/agentes?page=9'))).toEqual([302, '/listado/agentes'])
  })

  test('of the Collection shows its members with what they offer there', async () => {
    const { agent, property, list } = await startSite()
    const member = await agent({ name: 'Ana', is_collection: true })
    await agent({ name: 'Beto' })
    await property({ agent_id: member.id, is_collection: true })
    await property({ agent_id: member.id })
    const { agents, head } = await list('/collection/agentes')
    expect(agents).toMatchObject([{ name: 'Ana', properties_count: 1 }])
    expect(head.paths.en).toBe('/en/collection/agents')
  })
})

describe('the profile of an agent', () => {
  test('shows who it is, the office and the listings that the address asks for', async () => {
    const { agent, property, profile } = await startSite()
    const { id } = await agent({ name: 'Ana Pérez' })
    await property({ agent_id: id, type: 'house' })
    await property({ agent_id: id, type: 'apartment', business_type: 'lease' })
    const path = `/agente/ana-perez/${id}`
    const whole = await profile(path)
    expect(whole).toMatchObject({ agent: { name: 'Ana Pérez' }, office: { name: 'Agencia 1' }, listings: { total: 2 } })
    expect(whole.head).toMatchObject({ isHidden: false, paths: { es: path, en: `/en/agent/ana-perez/${id}` } })

    const asked = await profile(`${path}?type=house&q=xy`)
    expect(asked.listings).toMatchObject({
      total: 1,
      isFiltered: true,
      kinds: { all: 2 },
      asked: { q: 'xy', type: 'house' },
    })
    expect(asked.listings.problem).toBe('Escribe 3 letras o más.')
    expect(asked.head).toMatchObject({ isHidden: true, paths: { es: path } })
  })

  test('describes a person who works for an agency', async () => {
    const { agent, profile } = await startSite()
    const { id } = await agent({ name: 'Ana Pérez' })
    const [page, crumbs] = (await profile(`/en/agent/ana-perez/${id}`)).head.data ?? []
    expect(page).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: 'Ana Pérez', worksFor: { '@type': 'RealEstateAgent', name: 'Agencia 1' } },
    })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
  })

  test('under other words leads to the right ones for good', async () => {
    const { agent, profile } = await startSite()
    const { id } = await agent({ name: 'Ana Pérez' })
    expect(await leadsTo(profile(`/agente/otra/${id}?page=2`))).toEqual([301, `/agente/ana-perez/${id}?page=2`])
  })

  test('in the Collection shows what is of it, and leads out who is not', async () => {
    const { agent, property, profile } = await startSite()
    const { id } = await agent({ name: 'Ana', is_collection: true })
    await property({ agent_id: id, is_collection: true })
    await property({ agent_id: id })
    expect((await profile(`/collection/agente/ana/${id}`)).listings.total).toBe(1)
    expect((await profile(`/agente/ana/${id}`)).listings.total).toBe(2)

    const outside = await agent({ name: 'Beto' })
    expect(await leadsTo(profile(`/en/collection/agent/beto/${outside.id}`))).toEqual([
      301,
      `/en/agent/beto/${outside.id}`,
    ])
  })

  test.each(['999', 'abc', '0', '99999999999'])('of nobody (%s) is not found', async (id) => {
    const { profile } = await startSite()
    expect(await thrownBy(profile(`/agente/x/${id}`))).toMatchObject({ init: { status: 404 } })
  })
})
