import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'

import { createDraftWorld } from '../draft/test-drafts.ts'

const invited = (email: string) => ({
  full_name: 'Dahiana Rosario',
  email,
  phone: '8095557788',
  spoken_languages: ['es'],
})

test('invitations of one address at once leave one that counts, and no address is flooded', async () => {
  const w = await createDraftWorld()
  const other = await w.client({ role: 'manager', agency_id: 3 })
  const invite = (who: typeof other, email: string) => w.call(who, 'POST', '/v2/team/invite', invited(email))
  const answers = await Promise.all([w.manager, other, w.manager, other].map((who) => invite(who, 'eva@example.com')))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  const { rows } = await w.db.execute(
    sql`select from invitation where email = 'eva@example.com' and withdrawn_at is null`,
  )
  expect(rows).toHaveLength(1)
  const more = await Promise.all([w.manager, w.stranger, other, w.staff].map((who) => invite(who, 'eva@example.com')))
  expect(more.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(2)
  expect((await invite(w.manager, 'otra@example.com')).status).toBe(201)
})

test('somebody without the second factor that their role asks for sends nothing either', async () => {
  const w = await createDraftWorld()
  await w.db.execute(sql`update client set role_since = now() - interval '15 days' where id = ${w.author.id}`)
  const metadata = { 'Upload-Length': '1000', 'Upload-Metadata': `purpose ${btoa('photo')}`, 'Tus-Resumable': '1.0.0' }
  const begun = await w.ask('POST', '/v2/uploads', { headers: { ...w.author.headers, ...metadata } })
  expect((await begun.json()).code).toBe('auth.factor_required')
})

test('however many uploads are begun at once, a day has its bytes', async () => {
  const w = await createDraftWorld()
  const metadata = {
    'Upload-Length': String(60 * 2 ** 20),
    'Upload-Metadata': `purpose ${btoa('video')}`,
    'Tus-Resumable': '1.0.0',
  }
  const begun = await Promise.all(
    Array.from({ length: 24 }, () => w.ask('POST', '/v2/uploads', { headers: { ...w.author.headers, ...metadata } })),
  )
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(17)
  expect(begun.filter(({ status }) => status === 429)).toHaveLength(7)
})

test('what only an agency knows is tried out by no filter of others', async () => {
  const w = await createDraftWorld()
  const { id } = await w.property({ agent_id: 7, code: '10-40001' })
  await w.db.execute(sql`
    insert into listing_private (listing_id, mandate_until, owner_name) values (${id}, '2031-03-07', 'Dueño Marcado')`)
  const find = async (who: typeof w.author, query: string) => {
    const { data } = await w.call(who, 'GET', `/v2/workspace/listings?${query}`)
    return (data as unknown as { code: string }[]).map(({ code }) => code)
  }
  expect(await find(w.manager, 'mandate_until=2031-12-31')).toEqual(['10-40001'])
  expect(await find(w.manager, 'q=marcado')).toEqual(['10-40001'])
  for (const [who, query] of [
    [w.colleague, 'of_colleagues=1&'],
    [w.staff, ''],
    [w.stranger, ''],
  ] as const) {
    expect(await find(who, `${query}mandate_until=2031-12-31`)).toEqual([])
    expect(await find(who, `${query}q=marcado`)).toEqual([])
  }
})

test('an agent who presses again and again holds up nobody: five actions on many listings wait at once', async () => {
  const w = await createDraftWorld()
  await w.property({ agent_id: 7, code: '10-40001' })
  const body = { action: 'confirm', codes: ['10-40001'] }
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => w.call(w.author, 'POST', '/v2/workspace/listings/bulk', body)),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3)
  expect((await w.call(w.manager, 'POST', '/v2/workspace/listings/bulk', body)).status).toBe(201)
})
