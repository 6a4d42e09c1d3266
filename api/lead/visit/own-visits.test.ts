import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { OwnVisit } from '#contract/lead/visit.ts'

import { at, asked, withVisits } from './test-visits.ts'

/** An agent, and Ana with an account under the address from which visits are asked for. */
async function withAna() {
  const world = await withVisits()
  const ana = await world.client({ email: asked.email })
  const own = async (who: { headers: Record<string, string> } = ana, lang = 'es') => {
    const answer = await world.ask('GET', '/v2/clients/visits', { headers: who.headers, lang })
    return ((await answer.json()) as { data: OwnVisit[] }).data
  }
  return { ...world, ana, own }
}

test('an account shows the visits asked for from its address: those to come first, the others after them', async () => {
  const { request, lead, changeAtDesk, own } = await withAna()
  await request()
  await changeAtDesk((await lead()).id, { action: 'confirm', moment: at(2, '16:30') })
  await request({
    visit_moments: [at(3, '09:00')],
    comment: 'Otra',
    property_code: '',
    visit_about: 'Torre Vista, unidad 4B',
  })
  await changeAtDesk((await lead()).id, { action: 'decline', reason: 'Ya se vendió.' })
  await request({ visit_moments: [at(1, '11:00'), at(4, '11:00')], comment: 'La tercera', visit_mode: 'video' })
  const all = await own()
  expect(all.map(({ state, mode, starts_at, about, reason }) => ({ state, mode, starts_at, about, reason }))).toEqual([
    { state: 'requested', mode: 'video', starts_at: null, about: null, reason: null },
    { state: 'confirmed', mode: 'in_person', starts_at: at(2, '16:30'), about: null, reason: null },
    { state: 'declined', mode: 'in_person', starts_at: null, about: 'Torre Vista, unidad 4B', reason: 'Ya se vendió.' },
  ])
  expect(all[0]).toMatchObject({
    agent: { name: 'Rafael Peña' },
    property: { code: '10-20345', title: 'Villa en Bávaro' },
  })
  expect(all[2]!.property).toBeNull()
})

test('the way on is the link of its letters, in the language of whoever asks', async () => {
  const { request, own, ana, follow } = await withAna()
  await request()
  const [visit] = await own(ana, 'en')
  const address = new URL(visit!.link)
  expect(address.pathname).toBe(`/en/visit/${visit!.key}`)
  const link = { key: visit!.key, as: 'visitor' as const, signature: address.searchParams.get('signature')! }
  expect((await follow(link, { action: 'cancel' })).data.state).toBe('cancelled')
  expect((await own())[0]).toMatchObject({ state: 'cancelled' })
})

test('what has passed comes after what is to come', async () => {
  const { request, lead, changeAtDesk, own, clock } = await withAna()
  await request({ visit_moments: [at(1, '10:00')] })
  await changeAtDesk((await lead()).id, { action: 'confirm', moment: at(1, '10:00') })
  await request({ visit_moments: [at(9, '10:00')], comment: 'Otra' })
  clock.now = new Date(at(2, '10:00'))
  expect((await own()).map(({ state, is_over }) => [state, is_over])).toEqual([
    ['requested', false],
    ['confirmed', true],
  ])
})

test('nobody sees another’s, nor what was forgotten, nor anything by an address that is not proved', async () => {
  const { request, own, ask, client, account, db, ana } = await withAna()
  await request()
  expect(await own(await client({ email: 'eva@example.com' }))).toEqual([])
  expect(await own(account)).toEqual([])
  expect((await ask('GET', '/v2/clients/visits')).status).toBe(401)
  await db.execute(sql`update client set confirmed_at = null where email = ${asked.email}`)
  expect(await own()).toEqual([])
  await db.execute(sql`update client set confirmed_at = now() where email = ${asked.email}`)
  expect(await own()).toHaveLength(1)
  await db.execute(sql`update lead set erased_at = now()`)
  expect(await own(ana)).toEqual([])
})
