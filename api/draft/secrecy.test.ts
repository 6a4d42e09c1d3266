import { expect, test } from 'vitest'

import { listRoutes } from '../api.ts'
import { permissions } from '../http/permissions.ts'
import { fillUsualPath } from '../sample-values.ts'
import { measureMetres } from '../property/publish/shown-point.ts'
import { createDraftWorld, wholeFlat } from './test-drafts.ts'
import { draftOnly, exact_point, leaks, markers } from './test-secrets.ts'

test('no public call says what only the agency knows, nor what a draft says, and the shown point stays where it is', async () => {
  const world = await createDraftWorld()
  const { author: agent, press, ask, call } = world
  const whole = { ...wholeFlat, ...markers, type: 'house' as const, stories: 2, exact_point, is_approximate: true }
  const published = await press(agent, await world.begin(agent, whole), 'publish')
  const { code } = published.data as unknown as { code: string }
  const changes = await world.begin(agent, { title_es: draftOnly, title_en: draftOnly }, { from: code })
  expect(changes.changed).toEqual(['title_es', 'title_en'])
  await world.begin(agent, { ...whole, title_es: draftOnly })

  const reads = listRoutes(world.tools).filter(
    ({ endpoint }) => endpoint.method === 'GET' && permissions[`GET ${endpoint.path}`]!.anonymous === 'all',
  )
  const extra = [
    ...['es', 'en'].flatMap((lang) => [
      ['/v2/properties?per_page=50', lang],
      ['/v2/properties/map?bbox=-72,17,-68,20&zoom=18', lang],
      [`/v2/properties/by-code?codes=${code}`, lang],
      [`/v2/agents/7`, lang],
      [`/v2/agencies/3`, lang],
    ]),
    ...reads.map(({ endpoint }) => [fillUsualPath(endpoint).replace('10-20345', code), 'es']),
    ['/v2/openapi.json', 'es'],
    ['/metrics', 'es'],
  ] as [string, string][]
  let seen = 0
  for (const [path, lang] of extra) {
    const text = await (await ask('GET', path, { lang })).text()
    if (text.includes(code)) seen += 1
    expect(text, path).not.toMatch(leaks)
  }
  // A crawl that never meets the home would find nothing.
  expect(seen).toBeGreaterThan(4)
  // Nor is it found by them.
  for (const word of [...Object.values(markers), draftOnly]) {
    const found = await (await ask('GET', `/v2/properties?q=${encodeURIComponent(word)}`)).json()
    expect(found.meta?.total ?? 0, word).toBe(0)
    const { data } = await (await ask('GET', `/v2/suggestions?q=${encodeURIComponent(word)}`)).json()
    expect(JSON.stringify(data), word).not.toContain(code)
  }
  expect(JSON.stringify(await call(world.buyer, 'GET', `/v2/workspace/listings/${code}/private`))).not.toMatch(leaks)
  for (const mail of await world.readMails()) expect(JSON.stringify(mail)).not.toMatch(leaks)

  const shown = new Set<string>()
  for (let i = 0; i < 50; i += 1) {
    const { data } = (await (await ask('GET', `/v2/properties/${code}`)).json()) as {
      data: { latitude: number; longitude: number }
    }
    shown.add(`${data.latitude},${data.longitude}`)
  }
  expect(shown.size).toBe(1)
  const [latitude, longitude] = [...shown][0]!.split(',').map(Number) as [number, number]
  const metres = measureMetres(exact_point, { latitude, longitude })
  expect(metres).toBeGreaterThanOrEqual(150)
  expect(metres).toBeLessThanOrEqual(300)

  // Another price is no other place, whatever the secret is by then.
  const next = await world.begin(agent, {}, { from: code })
  const priced = (await world.change(agent, next, { price: 150_000, title_es: wholeFlat.title_es! })).data
  expect((await press(agent, priced, 'publish')).status).toBe(200)
  const { data } = (await (await ask('GET', `/v2/properties/${code}`)).json()) as { data: { latitude: number } }
  expect(data.latitude).toBe(latitude)
})
