import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { offerActions } from '#contract/property/offer.ts'
import { businessTypes, listingStatuses } from '#contract/property/property-type.ts'

import { findMove, listActions, moves } from '../rules.ts'
import { createOffers } from './test-offers.ts'

test('the table of moves names every pair of states that people may go from and to, and no other', () => {
  const pairs = listingStatuses.flatMap((status) =>
    businessTypes.flatMap((business_type) =>
      offerActions.flatMap((action) => {
        const move = findMove(action, { status, business_type, under_offer_since: null })
        return move ? [`${status} ${business_type} ${action} ${move.to}`] : []
      }),
    ),
  )
  const closing = { sale: 'mark_sold sold', lease: 'mark_rented rented' }
  const both = (line: (business: 'sale' | 'lease') => string[]) => businessTypes.flatMap(line)
  expect(pairs.toSorted()).toEqual(
    [
      ...both((of) => [
        `published ${of} reserve reserved`,
        `published ${of} pause inactive`,
        `published ${of} withdraw withdrawn`,
        `published ${of} start_offer published`,
        `reserved ${of} pause inactive`,
        `reserved ${of} withdraw withdrawn`,
        `reserved ${of} offer_again published`,
        `inactive ${of} withdraw withdrawn`,
        `inactive ${of} offer_again published`,
        `sold ${of} reopen published`,
        `rented ${of} reopen published`,
      ]),
      ...both((of) => ['published', 'reserved', 'inactive'].map((from) => `${from} ${of} ${closing[of]}`)),
    ].toSorted(),
  )
  expect(listActions({ status: 'sold', business_type: 'sale', under_offer_since: null }, 'own')).toEqual([])
  expect(moves.reopen.isForManagers).toBe(true)
})

test('an agent takes a listing through its life, each step written down, and the search follows', async () => {
  const { property, act, call, ask, rowOf, db, pass, now } = await createOffers()
  const { code } = await property({ agent_id: 1 })
  const first = await call('agent', 'GET', `${code}/offer`)
  expect(first.data).toMatchObject({ status: 'published', is_under_offer: false })
  expect(first.data.actions).toEqual(['reserve', 'pause', 'mark_sold', 'withdraw', 'start_offer'])

  const underOffer = await act('agent', code, { action: 'start_offer' })
  expect(underOffer.data).toMatchObject({ status: 'published', is_under_offer: true })
  expect((await act('agent', code, { action: 'start_offer' })).code).toBe('listing.wrong_state')
  expect((await act('agent', code, { action: 'reserve' })).data).toMatchObject({
    status: 'reserved',
    is_under_offer: false,
  })
  expect((await ask('GET', `/v2/properties/${code}`)).status).toBe(410)
  expect((await act('agent', code, { action: 'mark_rented', closed_on: '2026-11-20' })).code).toBe(
    'listing.wrong_state',
  )
  expect((await act('agent', code, { action: 'mark_sold' })).errors).toHaveProperty('closed_on')
  expect((await act('agent', code, { action: 'mark_sold', closed_on: '2026-11-24' })).errors).toHaveProperty(
    'closed_on',
  )
  const sold = await act('agent', code, {
    action: 'mark_sold',
    closed_on: '2026-11-23',
    closing_price: 180_000,
    closed_by: 'us',
  })
  expect(sold.data).toMatchObject({ status: 'sold', actions: [] })
  expect(await rowOf(code)).toMatchObject({ closed_on: '2026-11-23', status_since: now(), confirmed_by: 'agent' })
  const { rows } = await db.execute(sql`select closing_price::float8, closed_by from listing_private`)
  expect(rows).toEqual([{ closing_price: 180_000, closed_by: 'us' }])

  pass(3)
  expect((await act('agent', code, { action: 'reopen', reason: 'Se cayó la venta.' })).status).toBe(403)
  expect((await act('manager', code, { action: 'reopen' })).errors).toHaveProperty('reason')
  const back = await act('manager', code, { action: 'reopen', reason: 'Se cayó la venta.' })
  expect(back.data).toMatchObject({ status: 'published', confirmed_at: now().toISOString() })
  expect(await rowOf(code)).toMatchObject({ closed_on: null, published_at: new Date('2026-10-01T12:00:00Z') })
  expect((await ask('GET', `/v2/properties/${code}`)).status).toBe(200)
  const audit = await db.execute(sql`select role, details ->> 'action' as action, details ->> 'reason' as reason
    from audit_event where kind = 'listing.status_changed' order by id`)
  expect(audit.rows).toEqual([
    { role: 'agent', action: 'start_offer', reason: null },
    { role: 'agent', action: 'reserve', reason: null },
    { role: 'agent', action: 'mark_sold', reason: null },
    { role: 'manager', action: 'reopen', reason: 'Se cayó la venta.' },
  ])
})

test('what was decided on an older state is refused, and a repeated call is done once', async () => {
  const { property, call, ask, people, rowOf, db } = await createOffers()
  const { code } = await property({ agent_id: 1 })
  const { version } = (await call('agent', 'GET', `${code}/offer`)).data
  const paused = await call('colleague', 'POST', `${code}/status`, { version, action: 'pause' })
  expect(paused.code).toBe('listing.not_found')
  expect((await call('manager', 'POST', `${code}/status`, { version, action: 'pause' })).data.status).toBe('inactive')
  expect((await call('agent', 'POST', `${code}/status`, { version, action: 'reserve' })).code).toBe('listing.stale')

  const next = (await call('agent', 'GET', `${code}/offer`)).data.version
  const again = () =>
    ask('POST', `/v2/workspace/listings/${code}/status`, {
      headers: { ...people.agent.headers, 'Idempotency-Key': 'one' },
      body: { version: next, action: 'offer_again' },
    })
  const answers = await Promise.all([again(), again()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect((await rowOf(code)).status).toBe('published')
  expect((await db.execute(sql`select from audit_event`)).rows).toHaveLength(2)
})

test('a price moves at once; by more than a quarter in a day only when somebody is sure', async () => {
  const { property, act, call, rowOf, db, now, pass } = await createOffers()
  const { code, id } = await property({ agent_id: 1, price: 200_000 })
  await db.execute(sql`insert into listing_draft (listing_id, agency_id, agent_id, document)
    values (${id}, 1, 1, '{"price": 200000, "currency": "USD"}')`)
  const ask = (price: number, more: object = {}) => act('agent', code, { price, currency: 'USD', ...more }, 'price')
  expect((await ask(160_000)).data).toMatchObject({ price: 160_000 })
  // Two steps of a fifth are over a third of what was asked a day ago.
  expect((await ask(140_000)).code).toBe('listing.price_jump')
  expect((await ask(140_000, { is_sure: true })).data).toMatchObject({ price: 140_000 })
  expect((await act('agent', code, { price: 8_400_000, currency: 'DOP', is_sure: true }, 'price')).data).toMatchObject({
    currency: 'DOP',
  })
  expect(await rowOf(code)).toMatchObject({ price: 8_400_000, price_usd: 140_000, confirmed_by: 'agent' })
  const draft = await db.execute(sql`select version, document from listing_draft`)
  expect(draft.rows).toEqual([{ version: 4, document: { price: 8_400_000, currency: 'DOP' } }])
  // The trigger dates price changes by the database's clock, which is not the one that is moved.
  await db.execute(sql`update price_change set changed_at = ${now().toISOString()}::timestamptz`)
  pass(2)
  expect((await ask(120_000)).data).toMatchObject({ price: 120_000 })
  expect((await ask(0)).status).toBe(422)
  const { version } = (await call('agent', 'GET', `${code}/offer`)).data
  await act('agent', code, { action: 'mark_sold', closed_on: '2026-11-20' })
  const stale = await call('agent', 'POST', `${code}/price`, { version, price: 1, currency: 'USD' })
  expect(stale.code).toBe('listing.stale')
  expect((await ask(119_000)).code).toBe('listing.wrong_state')
})

test('a confirmation is as of now, and revives for 90 days what was paused for want of one', async () => {
  const { property, call, rowOf, db, pass, now } = await createOffers()
  const { code, id } = await property({ agent_id: 1 })
  const confirm = () => call('agent', 'POST', `${code}/confirm`, {})
  expect((await confirm()).data.confirmed_at).toBe(now().toISOString())
  const pauseAt = (days: number) =>
    db.execute(sql`update listing set status = 'inactive', status_reason = 'unconfirmed',
      status_since = ${now().toISOString()}::timestamptz - make_interval(days => ${days}) where id = ${id}`)
  await pauseAt(89)
  expect((await confirm()).data).toMatchObject({ status: 'published', status_since: now().toISOString() })
  expect((await rowOf(code)).status_reason).toBe(null)
  await pauseAt(91)
  expect((await confirm()).code).toBe('listing.wrong_state')
  pass(1)
  await db.execute(sql`insert into listing_private (listing_id, mandate_until) values (${id}, '2026-11-23')`)
  await pauseAt(2)
  expect((await confirm()).code).toBe('listing.mandate_over')
})

test('what was off for 98 days begins anew, what was off for less goes on', async () => {
  const { property, act, rowOf, pass, now } = await createOffers()
  const published_at = new Date('2026-10-01T12:00:00Z')
  const { code } = await property({ agent_id: 1, published_at, first_published_at: published_at })
  await act('agent', code, { action: 'pause' })
  pass(97)
  await act('agent', code, { action: 'offer_again' })
  expect(await rowOf(code)).toMatchObject({ published_at, first_published_at: published_at })
  await act('agent', code, { action: 'pause' })
  pass(98)
  await act('agent', code, { action: 'offer_again' })
  expect(await rowOf(code)).toMatchObject({ published_at: now(), first_published_at: now() })
})

test('a manager gives a listing inside the agency, staff anywhere with a reason', async () => {
  const { property, call, rowOf, agent } = await createOffers()
  const { code } = await property({ agent_id: 1 })
  const give = (who: 'agent' | 'manager' | 'stranger' | 'staff', agent_id: number, reason?: string) =>
    call(who, 'POST', `${code}/assign`, { agent_id, ...(reason && { reason }) })
  await agent({ id: 4, agency_id: 1, suspended_at: new Date() })
  expect((await give('agent', 2)).status).toBe(403)
  expect((await give('stranger', 3)).code).toBe('listing.not_found')
  expect((await give('manager', 3, 'Por favor.')).errors).toHaveProperty('agent_id')
  expect((await give('manager', 4)).errors).toHaveProperty('agent_id')
  expect((await give('manager', 2)).status).toBe(200)
  expect((await give('staff', 3)).errors).toHaveProperty('reason')
  expect((await give('staff', 3, 'Se mudó de agencia.')).status).toBe(200)
  expect(await rowOf(code)).toMatchObject({ agent_id: 3, agency_id: 2 })
})

test('a draft is nobody’s offer', async () => {
  const { property, call } = await createOffers()
  const { code } = await property({ agent_id: 1, status: 'in_review' })
  expect((await call('agent', 'GET', `${code}/offer`)).code).toBe('listing.not_found')
  expect((await call('staff', 'GET', '10-99999/offer')).status).toBe(404)
})
