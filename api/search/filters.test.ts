import { getTableColumns, sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'

import { filterNames, filters, listFilterNames } from '#contract/search/filters.ts'
import { askedFilters } from '#contract/search/test-filters.ts'

import { listings } from '../property/table.ts'
import { createTestApi } from '../test-api.ts'

let api: Awaited<ReturnType<typeof createTestApi>>

beforeAll(async () => {
  api = await createTestApi()
})

const columns = new Set<string>(filterNames.flatMap((name) => filters[name].columns))

test('the columns of the table of filters are columns of a listing', () => {
  expect([...columns].filter((column) => !(column in getTableColumns(listings)))).toEqual([])
})

test('saved searches hear of a change in whatever a filter asks for, and of nothing else but the status', async () => {
  const { rows } = await api.db.execute<{ definition: string }>(
    sql`select pg_get_triggerdef(oid) as definition from pg_trigger where tgname = 'listing_event_changed'`,
  )
  const { definition } = rows[0]!
  const heard = (state: 'new' | 'old') =>
    new Set([...definition.matchAll(new RegExp(`\\b${state}\\.(\\w+)`, 'g'))].map(([, column]) => column))
  expect(heard('new')).toEqual(new Set([...columns, 'status']))
  expect(heard('old')).toEqual(heard('new'))
})

test('every filter can be asked of the list, the counts and the map', async () => {
  for (const [name, value] of askedFilters) {
    for (const path of ['', '/facets', '/map']) {
      const { status } = await api.ask('GET', `/v2/properties${path}?${new URLSearchParams({ [name]: value })}`)
      expect([name, path, status]).toEqual([name, path, 200])
    }
  }
})

test('every filter is saved with a search, and read back as it was asked', async () => {
  const { headers } = await api.client()
  for (const [name, value] of askedFilters) {
    const body = { name, criteria: { [name]: value }, alert: 'off' }
    const answer = await api.ask('POST', '/v2/clients/searches', { headers, body })
    expect([name, answer.status]).toEqual([name, 201])
    const { data } = await answer.json()
    expect(Object.keys(data.criteria)).toEqual([name])
  }
})

test('every place that does not exist is refused by the name of its filter', async () => {
  for (const name of listFilterNames({ kind: 'place' })) {
    const answer = await api.ask('GET', `/v2/properties?${name}=atlantis`)
    expect([name, answer.status]).toEqual([name, 422])
    expect((await answer.json()).errors).toHaveProperty(name)
  }
})

test('the description of the API names every filter, in words of both languages, and since when it is understood', async () => {
  for (const lang of ['es', 'en']) {
    const { paths } = await (await api.ask('GET', '/v2/openapi.json', { lang })).json()
    for (const path of ['/v2/properties', '/v2/properties/facets', '/v2/properties/map']) {
      const parameters: { name: string }[] = paths[path].get.parameters
      for (const name of filterNames) {
        expect(parameters.find((parameter) => parameter.name === name)).toMatchObject({
          description: expect.stringMatching(/\.$/),
          'x-since': filters[name].since,
        })
      }
    }
  }
})
