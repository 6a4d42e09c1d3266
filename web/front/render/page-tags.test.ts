import { expect, test } from 'vitest'

import { agentEndpoints } from '#contract/agent/agent.ts'
import { exchangeRateEndpoints } from '#contract/exchange-rate/exchange-rate.ts'
import { propertyEndpoints } from '#contract/property/property.ts'
import { searchEndpoints } from '#contract/search/search.ts'

import type { Call } from '../../api-client.ts'
import type { Site } from '../../site.ts'
import { pageOf } from '../page.ts'
import { collectTags } from './page-tags.ts'

/** Tags of a page whose calls are answered so. */
async function tagsOf(answer: unknown, ask: (call: Call) => Promise<unknown>): Promise<string[]> {
  const call = (async () => {
    if (answer instanceof Error) throw answer
    return answer
  }) as unknown as Call
  const { site, tags } = collectTags({ callIn: () => call } as unknown as Site)
  await ask(site.callIn('es')).catch(() => undefined)
  return tags()
}

test('a property is kept under itself, its agent and its agency, a page of results under all that it lists', async () => {
  const data = { code: '10-20001', agent: { id: 7, name: 'Ana', agency: { id: 3 } }, project: { slug: 'torre' } }
  expect(await tagsOf({ data }, (call) => call(propertyEndpoints.property, { code: '10-20001' }))).toEqual([
    'site',
    'l-10-20001',
    'a-7',
    'g-3',
    'p-torre',
  ])
  const page = { data: [{ code: '10-1' }, { code: '10-2' }] }
  expect(await tagsOf(page, (call) => call(searchEndpoints.properties, {}))).toEqual([
    'site',
    'search',
    'rate',
    'l-10-1',
    'l-10-2',
  ])
})

test('what is not there is kept under the name that it would have', async () => {
  const ask = (call: Call) => call(propertyEndpoints.property, { code: '10-20001' })
  expect(await tagsOf(new Error('gone'), ask)).toEqual(['site', 'l-10-20001'])
})

test('lists of people and the rate have tags of their own, and a page of very much has one', async () => {
  expect(await tagsOf({ data: [{ id: 1 }] }, (call) => call(agentEndpoints.agents, {}))).toEqual([
    'site',
    'people',
    'search',
    'a-1',
  ])
  expect(await tagsOf({ data: { rate: 60 } }, (call) => call(exchangeRateEndpoints.history, {}))).toEqual([
    'site',
    'rate',
  ])
  const many = { data: Array.from({ length: 200 }, (_, at) => ({ code: `10-${at}` })) }
  expect(await tagsOf(many, (call) => call(searchEndpoints.properties, {}))).toEqual(['site', 'search'])
})

test('a page with tags is kept for an hour by caches before the site, under each one’s header; what failed is not', async () => {
  const tags = ['site', 'l-10-1']
  const { headers } = await pageOf(new Response('<p>'), {}, { tags })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=3600, stale-while-revalidate=600',
    'surrogate-key': 'site l-10-1',
    'cache-tag': 'site,l-10-1',
    xkey: 'site l-10-1',
  })
  const failed = await pageOf(new Response('<p>', { status: 503 }), {}, { tags })
  expect(failed.headers).toMatchObject({ 'cache-control': 'no-store' })
  expect(failed.headers).not.toHaveProperty('xkey')
})
