import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import type { DraftDocument } from '#contract/draft/document.ts'
import type { ComparedPair, DraftLookAlike, LookAlike } from '#contract/look-alike/look-alike.ts'

import { publishDueDrafts } from '../draft/publish-due-drafts.ts'
import { createDraftWorld, type Person, wholeFlat } from '../draft/test-drafts.ts'
import { addHash, flipBits } from './test-look-alikes.ts'

type World = Awaited<ReturnType<typeof createDraftWorld>>
type Refused = { status: number; code?: string; look_alikes?: DraftLookAlike[] }

/** A flat with pictures of its own, in as many files as are asked for. */
async function createWorld() {
  const world = await createDraftWorld()
  const keys = (name: string, bits = 0) =>
    Promise.all(
      [1, 2, 3, 4].map((n) => addHash(world.db, `${name}-${n}`, flipBits(BigInt(n) * 0x0123_4567_89ab_cdefn, bits))),
    )
  const flat = async (name: string, { bits = 0, ...said }: DraftDocument & { bits?: number } = {}) => ({
    ...wholeFlat,
    photos: (await keys(name, bits)).map((key) => ({ key })),
    ...said,
  })
  const publish = async (who: Person, document: DraftDocument, more: object = {}) => {
    const draft = await world.begin(who, document)
    const answer = await world.press(who, draft, 'publish', more)
    return { draft, answer: answer as unknown as Refused & { data: { code: string | null; waits_until?: string } } }
  }
  const rival = await world.client({ role: 'agent', agent_id: 9, full_name: 'Eva Sosa' })
  const pairs = async (which = 'open') =>
    (await world.call(world.staff, 'GET', `/v2/look-alikes?which=${which}`)).data as unknown as LookAlike[]
  const decide = (id: number, verdict: string, reason?: string) =>
    world.call(world.staff, 'POST', `/v2/look-alikes/${id}`, { verdict, ...(reason && { reason }) })
  const later = (hours: number) => ({ ...world.tools, now: () => new Date(Date.now() + hours * 3_600_000) })
  return { ...world, flat, publish, rival, pairs, decide, later }
}

const readAlerts = async ({ readMails }: World) =>
  (await readMails()).filter(({ subject }) => subject.includes('«Mía»'))

const codesOf = async ({ ask }: World, query = '') => {
  const { data, meta } = await (await ask('GET', `/v2/properties?type=apartment&per_page=100${query}`)).json()
  return { codes: data.map(({ code }: { code: string }) => code) as string[], total: meta.total as number }
}

test('an agency does not offer a home twice: it is led to the listing that it has', async () => {
  const { flat, publish, author, colleague, press, read, call, staff } = await createWorld()
  const { answer: first } = await publish(author, await flat('one'))
  // Other files of the same pictures: ten bits of a hash may differ.
  const { draft, answer } = await publish(colleague, await flat('two', { bits: 10, price: 187_000 }))
  expect(answer).toMatchObject({ status: 409, code: 'draft.look_alike' })
  expect(answer.look_alikes).toMatchObject([
    { code: first.data.code, kind: 'blocking', status: 'published', reasons: { pictures: { same: 4, of: 4 } } },
  ])
  expect(await press(colleague, draft, 'publish', { despite: [first.data.code] })).toMatchObject({ status: 409 })
  expect(await press(colleague, draft, 'submit')).toMatchObject({ status: 409, code: 'draft.look_alike' })
  expect((await read(colleague, draft.id)).state).toBe('draft')
  const seen = await call(colleague, 'GET', `/v2/workspace/drafts/${draft.id}/look-alikes`)
  expect(seen.data).toMatchObject([{ code: first.data.code, kind: 'blocking' }])
  // Not even whoever sees all offers it twice.
  expect(await press(staff, draft, 'publish')).toMatchObject({ status: 409 })
})

test('eleven bits are another picture, and what many listings show says nothing of a home', async () => {
  const { flat, publish, author, colleague, db, property } = await createWorld()
  await publish(author, await flat('one'))
  expect((await publish(colleague, await flat('two', { bits: 11 }))).answer.status).toBe(200)
  await db.execute(sql`delete from look_alike`)
  const common = await flat('render', { bits: 20, exact_point: { latitude: 18.51, longitude: -69.91 } })
  for (let n = 0; n < 21; n += 1) {
    const { id } = await property({ status: 'sold' })
    for (const [position, { key }] of (common.photos ?? []).entries()) {
      await db.execute(
        sql`insert into photo (listing_id, position, picture, alt_es, alt_en) values (${id}, ${position}, ${key}, '', '')`,
      )
    }
  }
  expect((await publish(author, common)).answer.status).toBe(200)
  expect(
    (await publish(colleague, { ...common, title_es: 'Otro apartamento de la torre con balcón' })).answer.status,
  ).toBe(200)
})

test('what the agency may have is asked once; units of a project by other names and a lease of the same home are not', async () => {
  const { flat, publish, author, colleague, press, pairs, project } = await createWorld()
  const { answer: first } = await publish(author, await flat('one'))
  const far = { exact_point: { latitude: 18.5029, longitude: -69.9012 }, construction_m2: 124, price: 205_000 }
  const { draft, answer } = await publish(
    colleague,
    await flat('two', { ...far, bits: 3, title_es: 'Piso remodelado con terraza amplia' }),
  )
  expect(answer.look_alikes).toMatchObject([{ code: first.data.code, kind: 'warned', score: 60 }])
  const past = await press(colleague, draft, 'publish', { despite: [first.data.code] })
  expect(past).toMatchObject({ status: 200 })
  expect(await pairs()).toMatchObject([{ score: 60, is_same_agency: true, verdict: null }])

  expect((await publish(colleague, await flat('three', { business_type: 'lease', price: 1500 }))).answer.status).toBe(
    200,
  )
  await project({ slug: 'torre-azul' })
  const unit = (unit_name: string) =>
    flat('four', { bits: 24, project: 'torre-azul', unit_name, sector: 'santo-domingo-naco' })
  expect((await publish(author, await unit('4-A'))).answer.status).toBe(200)
  expect((await publish(author, await unit('4-B'))).answer.status).toBe(200)
  expect((await publish(author, await unit('4a'))).answer.status).toBe(409)
})

test('sixteen publications of one home at once by one agency: one is published', async () => {
  const { flat, begin, press, author, colleague, db } = await createWorld()
  const drafts = []
  for (let n = 0; n < 16; n += 1) drafts.push(await begin(n % 2 ? author : colleague, await flat(`shot-${n}`)))
  const answers = await Promise.all(drafts.map((draft, n) => press(n % 2 ? author : colleague, draft, 'publish')))
  // Who was told to come back in a moment does so.
  for (const [n, { status }] of answers.entries()) {
    if (status === 503) answers[n] = await press(n % 2 ? author : colleague, drafts[n]!, 'publish')
  }
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 15 }, () => 409),
  ])
  const { rows } = await db.execute(sql`select from listing where title_es = ${wholeFlat.title_es}`)
  expect(rows).toHaveLength(1)
})

test('what looks like another agency’s waits two days for the network, and is then published with a mark', async () => {
  const { flat, publish, author, rival, read, press, later, pairs, call, stranger, readMails, staff } =
    await createWorld()
  await publish(author, await flat('one'))
  const { draft, answer } = await publish(rival, await flat('two', { bits: 4 }))
  expect(answer).toMatchObject({ status: 200, data: { code: null, waits_until: expect.any(String) } })
  const waiting = await read(rival, draft.id)
  expect(waiting).toMatchObject({ state: 'in_review', look_until: answer.data.waits_until })
  expect(await pairs()).toMatchObject([
    { waits_until: answer.data.waits_until, has_waited: false, other: { code: null } },
  ])
  // Its own agency learns that there is one, and not which; a manager’s yes does not end the wait.
  expect((await call(rival, 'GET', `/v2/workspace/drafts/${draft.id}/look-alikes`)).data).toMatchObject([
    { kind: 'waiting', code: null, title: null, status: null },
  ])
  expect((await call(stranger, 'GET', '/v2/workspace/review')).data).toEqual([])
  expect((await press(stranger, waiting, 'publish')).data).toMatchObject({ code: null })
  // Taken back and pressed again it waits no longer than from the first time.
  const again = await call(rival, 'POST', `/v2/workspace/drafts/${draft.id}/take-back`, {})
  expect(again.data).toMatchObject({ state: 'draft', look_until: null })
  expect((await press(rival, again.data, 'publish')).data).toMatchObject({ waits_until: answer.data.waits_until })

  expect(await publishDueDrafts(later(47))).toBe(0)
  expect(await publishDueDrafts(later(49))).toBe(1)
  const published = (await readMails()).find(({ subject }) => subject === 'Tu propiedad ya está publicada')
  expect(published).toBeDefined()
  const listed = (await call(staff, 'GET', '/v2/look-alikes')).data as unknown as LookAlike[]
  expect(listed).toMatchObject([{ waits_until: null, other: { status: 'published' }, verdict: null }])
})

test('staff say that two are one home: one card, the best of them, and each agency’s own list keeps its own', async () => {
  const world = await createWorld()
  const { flat, publish, author, rival, decide, pairs, tools, ask, db, call, staff, buyer, manager, followEvents } =
    world
  const { answer: first } = await publish(author, await flat('one', { price: 200_000 }))
  await publish(rival, await flat('two', { bits: 2, price: 195_000 }))
  const before = await codesOf(world)
  const [pair] = await pairs()
  await call(buyer, 'POST', '/v2/clients/searches', { name: 'Mía', criteria: { max_price: 300_000 }, alert: 'instant' })
  await db.execute(sql`update listing set price = 199000 where code = ${first.data.code}`)
  await followEvents()
  expect(await readAlerts(world)).toHaveLength(1)
  for (const who of [author, manager, buyer]) expect((await call(who, 'GET', '/v2/look-alikes')).status).toBe(403)
  const compared = (await call(staff, 'GET', `/v2/look-alikes/${pair!.id}`)).data as unknown as ComparedPair
  expect(compared.one.photos.map(({ twin }) => twin)).toEqual([0, 1, 2, 3])
  expect(await decide(pair!.id, 'same_home')).toMatchObject({ status: 200, data: { verdict: 'same_home' } })
  // Whoever waited is published by the calendar's job, into the home.
  expect(await publishDueDrafts(tools)).toBe(1)
  // Who was told of the home hears of no new one.
  await db.execute(sql`update saved_search set last_letter_at = null`)
  await followEvents()
  expect(await readAlerts(world)).toEqual([])
  const { rows } = await db.execute<{ code: string; home_id: number }>(
    sql`select code, home_id from listing where home_id is not null order by id`,
  )
  expect(rows).toHaveLength(2)
  const second = rows[1]!.code
  await db.execute(sql`update listing set rank = 50000 where code = ${second}`)
  const shown = await codesOf(world)
  expect(shown.total).toBe(before.total)
  expect(shown.codes).toContain(second)
  expect(shown.codes).not.toContain(first.data.code)
  // An exclusive mandate wins the card whatever the order says; a price between the two finds the one that costs less.
  await db.execute(sql`update listing set is_exclusive = true where code = ${first.data.code}`)
  expect((await codesOf(world)).codes).toContain(first.data.code)
  expect((await codesOf(world, '&max_price=196000&min_price=194000')).codes).toEqual([second])
  for (const [agency, code] of [
    [3, first.data.code],
    [4, second],
  ] as const) {
    expect((await codesOf(world, `&agency=${agency}`)).codes).toContain(code)
  }
  const card = (await (await ask('GET', `/v2/properties?type=apartment&agency=3`)).json()).data.find(
    ({ code }: { code: string }) => code === first.data.code,
  )
  expect(card.offered_by).toBe('La ofrecen 2 agencias')
  const page = (await (await ask('GET', `/v2/properties/${first.data.code}`)).json()).data
  expect(page.other_offers).toMatchObject([{ code: second, price: 195_000, agency: { id: 4 } }])
  // Off again, the card says nothing of it, though nothing of its own changed.
  await db.execute(sql`update listing set status = 'sold' where code = ${second}`)
  const alone = await (await ask('GET', `/v2/properties?type=apartment&agency=3`)).json()
  expect(alone.data.find(({ code }: { code: string }) => code === first.data.code).offered_by).toBeUndefined()
  // A mind that is changed parts them again.
  const [decided] = await pairs('decided')
  expect(await decide(decided!.id, 'different')).toMatchObject({ status: 200 })
  expect((await db.execute(sql`select from listing where home_id is not null`)).rows).toEqual([])
})

test('stolen pictures take the later one off, with the reason to its agent and manager, until it has others', async () => {
  const {
    flat,
    publish,
    author,
    rival,
    decide,
    pairs,
    readMails,
    call,
    db,
    press,
    begin,
    read,
    stranger,
    later,
    staff,
  } = await createWorld()
  await publish(author, await flat('one'))
  const far = {
    exact_point: { latitude: 18.5029, longitude: -69.9012 },
    construction_m2: 140,
    price: 250_000,
    title_es: 'Piso remodelado con terraza amplia',
  }
  const { answer } = await publish(rival, await flat('two', far))
  expect(answer).toMatchObject({ status: 200, data: { code: expect.any(String) } })
  const [pair] = await pairs()
  expect(await decide(pair!.id, 'stolen')).toMatchObject({ status: 422 })
  expect(await decide(pair!.id, 'stolen', 'Las fotos son de la agencia que la publicó primero.')).toMatchObject({
    status: 200,
  })
  const mails = await readMails()
  const told = mails.filter(({ subject }) => subject.startsWith('Pausamos tu propiedad'))
  expect(told).toHaveLength(2)
  expect(told[0]!.text).toContain('Las fotos son de la agencia que la publicó primero.')
  const code = answer.data.code!
  const offer = async () =>
    (await call(stranger, 'GET', `/v2/workspace/listings/${code}/offer`)).data as unknown as {
      version: string
      status: string
    }
  const { version, status } = await offer()
  expect(status).toBe('inactive')
  const again = () =>
    call(stranger, 'POST', `/v2/workspace/listings/${code}/status`, { version, action: 'offer_again' })
  expect(await again()).toMatchObject({ status: 409, code: 'listing.pictures_stolen' })
  await db.execute(sql`update picture set dhash = ~dhash where key like 'two-%'`)
  expect(await again()).toMatchObject({ status: 200 })

  // Of what waits, the draft goes back with the same words.
  await db.execute(sql`update picture set dhash = ~dhash where key like 'two-%'`)
  const waiting = await begin(rival, await flat('three', { bits: 3, sector: 'santo-domingo-piantini' }))
  expect((await press(rival, waiting, 'publish')).data).toMatchObject({ code: null })
  const open = ((await call(staff, 'GET', '/v2/look-alikes')).data as unknown as LookAlike[]).find(
    ({ other }) => other.draft_id === waiting.id,
  )
  await decide(open!.id, 'stolen', 'También estas fotos son de otra agencia.')
  expect(await publishDueDrafts(later(0.01))).toBe(1)
  expect(await read(rival, waiting.id)).toMatchObject({
    state: 'returned',
    returned_reason: 'También estas fotos son de otra agencia.',
  })
})

test('“different” is never asked again, neither of the draft nor of the listing', async () => {
  const { flat, publish, author, rival, decide, pairs, tools, begin, change, press } = await createWorld()
  await publish(author, await flat('one'))
  const { draft } = await publish(rival, await flat('two', { bits: 2 }))
  const [pair] = await pairs()
  await decide(pair!.id, 'different')
  expect(await publishDueDrafts(tools)).toBe(1)
  expect(await pairs()).toEqual([])
  const [decided] = await pairs('decided')
  expect(decided).toMatchObject({
    verdict: 'different',
    by: 'Red',
    other: { draft_id: null, code: expect.any(String) },
  })
  expect(draft.code).toBeNull()
  const changes = await begin(rival, {}, { from: decided!.other.code })
  const next = await change(rival, changes, { price: 188_000 })
  expect(await press(rival, next.data, 'publish')).toMatchObject({ status: 200, data: { code: decided!.other.code } })
  expect(await pairs()).toEqual([])
})

test('a home that its agency had on offer lately is back under another code, and new to nobody', async () => {
  const { flat, publish, author, db, call, followEvents, readMails, buyer, ask } = await createWorld()
  const { answer: first } = await publish(author, await flat('one'))
  await db.execute(sql`update listing set first_published_at = now() - interval '200 days', published_at = now() - interval '200 days',
    status = 'withdrawn', status_since = now() - interval '97 days' where code = ${first.data.code}`)
  await call(buyer, 'POST', '/v2/clients/searches', {
    name: 'Mía',
    criteria: { type: ['apartment'] },
    alert: 'instant',
  })
  const { answer } = await publish(author, await flat('two', { bits: 5 }))
  expect(answer.status).toBe(200)
  const page = (await (await ask('GET', `/v2/properties/${answer.data.code}`)).json()).data
  expect(page.days_on_offer).toBeGreaterThan(150)
  await followEvents()
  const [mail] = (await readMails()).filter(({ subject }) => subject.includes('«Mía»'))
  expect(mail!.text).toContain('Disponible otra vez')
  expect(mail!.text).not.toContain('Nueva en tu búsqueda')

  await db.execute(
    sql`update listing set status = 'withdrawn', status_since = now() - interval '99 days' where home_id is not null`,
  )
  const { answer: third } = await publish(author, await flat('three', { bits: 4 }))
  const fresh = (await (await ask('GET', `/v2/properties/${third.data.code}`)).json()).data
  expect(fresh.days_on_offer).toBeLessThan(2)
})
