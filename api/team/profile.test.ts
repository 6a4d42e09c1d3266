import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'

import { usualHours } from '#contract/lead/visit-hours.ts'

import type { Person } from '../draft/test-drafts.ts'
import { createTestApi } from '../test-api.ts'
import { createPictures } from '../tools/picture/pictures.ts'

const pictures = createPictures()
afterAll(() => pictures.close())

async function createWorld() {
  const api = await createTestApi({ pictures })
  for (const id of [3, 4]) await api.agency({ id })
  await api.agent({ id: 7, agency_id: 3 })
  const people = {
    author: await api.client({ role: 'agent', agent_id: 7 }),
    manager: await api.client({ role: 'manager', agency_id: 3 }),
    stranger: await api.client({ role: 'manager', agency_id: 4 }),
  }
  const world = { ...api, ...people }
  const patch = async (who: Person, path: string, body: object) => {
    const answer = await world.ask('PATCH', `/v2/workspace/${path}`, { headers: who.headers, body })
    const said = (await answer.json()) as { data: Record<string, unknown>; errors?: object }
    return { status: answer.status, ...said }
  }
  const read = async (path: string) =>
    ((await (await world.ask('GET', path)).json()) as { data: Record<string, unknown> }).data
  const sendLogo = async (who: Person, bytes: Uint8Array<ArrayBuffer>) => {
    const body = new FormData()
    body.set('picture', new File([bytes], 'logo.png'))
    const headers = { ...who.headers, 'X-Api-Key': 'test-key', 'X-Requested-With': 'XMLHttpRequest' }
    const url = 'http://localhost/v2/workspace/agency/logo'
    const answer = await world.api.fetch(new Request(url, { method: 'POST', headers, body }))
    return { status: answer.status, ...((await answer.json()) as { data: { logo: string }; errors?: object }) }
  }
  return { ...world, patch, readPublic: read, sendLogo }
}

test('an agency says when it is open and where its office stands, and the public reads it', async () => {
  const { manager, stranger, patch, readPublic } = await createWorld()
  expect(await readPublic('/v2/agencies/3')).toMatchObject({ hours: null })
  const hours = { ...usualHours, saturday: { from: '09:00', to: '13:00' } }
  const office_point = { latitude: 18.4712, longitude: -69.9311 }
  const said = await patch(manager, 'agency', { version: 1, hours, office_point })
  expect(said).toMatchObject({ status: 200, data: { version: 2, hours, ...office_point } })
  expect(await readPublic('/v2/agencies/3')).toMatchObject({ hours, ...office_point })
  expect((await patch(manager, 'agency', { version: 2, hours: null })).data.hours).toBeNull()
  expect((await patch(stranger, 'agency', { agency_id: 3, version: 3, hours })).data?.id).not.toBe(3)
  const late = { ...usualHours, monday: { from: '18:00', to: '09:00' } }
  expect((await patch(manager, 'agency', { version: 3, hours: late })).status).toBe(422)
  expect(
    (await patch(manager, 'agency', { version: 3, office_point: { latitude: 40.4, longitude: -3.7 } })).status,
  ).toBe(422)
})

test('who is no agent has no agent page of their own, which is an answer and no failure', async () => {
  const { author, manager, stranger, ask } = await createWorld()
  const read = async ({ headers }: Person, path = '/v2/workspace/agent') => {
    const answer = await ask('GET', path, { headers })
    return [answer.status, ((await answer.json()) as { data?: { id: number } | null }).data]
  }
  expect(await read(manager)).toEqual([200, null])
  expect(await read(author)).toMatchObject([200, { id: 7 }])
  expect(await read(manager, '/v2/workspace/agent?agent_id=7')).toMatchObject([200, { id: 7 }])
  expect(await read(stranger, '/v2/workspace/agent?agent_id=7')).toEqual([404, undefined])
})

test('an agent says where they work, by sectors that there are', async () => {
  const { author, patch, readPublic } = await createWorld()
  expect(await readPublic('/v2/agents/7')).toMatchObject({ areas: [] })
  const areas = ['santo-domingo-piantini', 'santo-domingo-naco', 'santo-domingo-naco']
  const { data } = await patch(author, 'agent', { version: 1, areas })
  expect(data.areas).toEqual(['santo-domingo-naco', 'santo-domingo-piantini'])
  expect(await readPublic('/v2/agents/7')).toMatchObject({
    areas: [
      { slug: 'santo-domingo-naco', name: 'Naco' },
      { slug: 'santo-domingo-piantini', name: 'Piantini' },
    ],
  })
  const wrong = await patch(author, 'agent', { version: 2, areas: ['atlantida'] })
  expect([wrong.status, wrong.errors]).toEqual([422, { areas: [expect.any(String)] }])
  expect((await patch(author, 'agent', { version: 2, areas: [] })).data.areas).toEqual([])
})

test('another logo is made square with nothing around it; a JPEG, an SVG and another agency’s agent are refused', async () => {
  const { manager, author, sendLogo, ask, readPublic, db } = await createWorld()
  const drawn = sharp({ create: { width: 300, height: 100, channels: 4, background: '#c00' } })
  const png = new Uint8Array(await drawn.clone().png().toBuffer())
  const { status, data } = await sendLogo(manager, png)
  expect([status, data.logo]).toEqual([200, expect.stringMatching(/^\/uploads\/[\da-f-]{36}\.webp$/)])
  expect((await readPublic('/v2/agencies/3')).logo).toBe(data.logo)
  const shown = Buffer.from(await (await ask('GET', data.logo)).arrayBuffer())
  const { width, height } = await sharp(shown).metadata()
  expect([width, height]).toEqual([400, 400])
  const corner = await sharp(shown).ensureAlpha().extract({ left: 0, top: 0, width: 1, height: 1 }).raw().toBuffer()
  expect(corner[3]).toBe(0)
  const jpeg = new Uint8Array(await drawn.clone().flatten().jpeg().toBuffer())
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  for (const bytes of [jpeg, svg, png.slice(0, 40)]) expect((await sendLogo(manager, bytes)).status).toBe(422)
  expect((await sendLogo(author, png)).status).toBe(403)
  const { rows } = await db.$client.query<{ fields: string }>(
    `select details->>'fields' as fields from audit_event where kind = 'agency.changed'`,
  )
  expect(rows.map(({ fields }) => fields)).toEqual(['["logo"]'])
})
