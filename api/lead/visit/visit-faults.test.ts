import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import type { AccountExport } from '#contract/account/export.ts'

import { isExcluded } from '../../database/database-errors.ts'
import { deleteOldLeads } from '../queries.ts'
import { asked, at, linkIn, readEvent, withVisits } from './test-visits.ts'

const crowd = 16

/** So many who ask for visits that overlap, each with the agent's link of their own. */
async function withCrowd() {
  const world = await withVisits()
  const clocks = ['10:00', '10:30', '10:00', '10:30']
  for (let one = 0; one < crowd; one++) {
    const visit_moments = [at(1, clocks[one % clocks.length]!)]
    await world.request({ email: `visitor${one}@example.com`, comment: `${one}`, visit_moments })
  }
  const { agent } = await world.mailsTo()
  return { ...world, links: agent.map(linkIn) }
}

describe('an agent is at one place at a time', () => {
  test(`of ${crowd} who agree to moments that overlap at once one does, and the others are told what is free`, async () => {
    const { follow, links, db, mailsTo } = await withCrowd()
    const answers = await Promise.all(
      links.map(async (link, one) => {
        const { moments } = (await follow(link)).data
        return follow(link, { action: 'confirm', moment: moments[0] }, one % 2 ? 'en' : 'es')
      }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status === 409)
    expect(refused).toHaveLength(crowd - 1)
    const taken = ['10:00', '10:30'].map((clock) => at(1, clock))
    const messages = new Set(refused.map(({ message }) => message))
    expect([...messages].toSorted()).toEqual([
      'El agente ya tiene otra visita a esa hora. Elige una de las horas libres.',
      'The agent already has another visit at that time. Choose one of the free times.',
    ])
    for (const { free_moments } of refused) {
      expect(free_moments).toContain(at(1, '12:00'))
      expect(free_moments!.filter((moment) => taken.includes(moment))).toEqual([])
    }
    const { rows } = await db.execute(
      sql`select state, count(*)::int as visits from visit group by state order by state`,
    )
    expect(rows).toEqual([
      { state: 'confirmed', visits: 1 },
      { state: 'requested', visits: crowd - 1 },
    ])
    expect((await mailsTo()).all).toHaveLength(2)
  })

  test('also whoever writes past the product, and visits of others or one after the other do not disturb', async () => {
    const { request, db, agent } = await withVisits()
    await agent({ id: 8 })
    for (const comment of ['1', '2', '3', '4', '5']) await request({ comment })
    const { rows } = await db.execute<{ id: number }>(sql`select id from visit order by id`)
    const [first, second, third, fourth, fifth] = rows.map(({ id }) => id)
    const set = (id: number | undefined, clock: string, more = sql``) =>
      db.execute(sql`
        update visit set state = 'confirmed', starts_at = ${at(1, clock)}::timestamptz,
          ends_at = ${at(1, clock)}::timestamptz + interval '45 minutes' ${more} where id = ${id}`)
    await set(first, '10:00')
    const failure: unknown = await set(second, '10:30').catch((error: unknown) => error)
    expect(isExcluded(failure)).toBe(true)
    await set(third, '10:45')
    await set(fourth, '10:00', sql`, agent_id = 8`)
    await set(fifth, '10:00', sql`, agent_id = null`)
  })
})

test('a visit that one side calls off while the other agrees to it is off', async () => {
  const { request, follow, mailsTo, lead } = await withVisits()
  await request()
  const { visitor, agent } = await mailsTo()
  const [off, on] = await Promise.all([
    follow(linkIn(visitor[0]!), { action: 'cancel' }),
    follow(linkIn(agent[0]!), { action: 'confirm', moment: at(1, '10:00') }),
  ])
  expect(off.status).toBe(200)
  expect([200, 409]).toContain(on.status)
  expect((await lead()).visit!.state).toBe('cancelled')
  const events = (await mailsTo()).visitor.flatMap(({ calendar }) => (calendar ? readEvent(calendar.content) : []))
  expect(events.every(({ status }) => status === 'CANCELLED')).toBe(true)
})

describe('a reminder', () => {
  /** A visit on Wednesday at half past four that was agreed on Monday. */
  async function withAgreed() {
    const world = await withVisits()
    await world.request()
    const { id } = await world.lead()
    await world.changeAtDesk(id, { action: 'confirm', moment: at(2, '16:30') })
    await world.mailsTo()
    return { ...world, id }
  }

  test('goes to both the day before, once, whoever looks and however often', async () => {
    const { remind, clock, mailsTo } = await withAgreed()
    clock.now = new Date(at(1, '16:29'))
    expect(await remind()).toBe(0)
    clock.now = new Date(at(1, '16:30'))
    const found = await Promise.all([remind(), remind(), remind()])
    expect(found.toSorted()).toEqual([0, 0, 1])
    clock.now = new Date(at(2, '08:00'))
    expect(await remind()).toBe(0)
    const { visitor, agent, all } = await mailsTo()
    expect(all).toHaveLength(2)
    expect([visitor[0]!.subject, agent[0]!.subject]).toEqual(
      Array(2).fill('Recuerda tu visita: miércoles, 25 de noviembre, 4:30 p. m.'),
    )
    expect(linkIn(visitor[0]!).as).toBe('visitor')
    expect(linkIn(agent[0]!).as).toBe('agent')
  })

  test('is late when nobody was there to send it, and is not sent once the visit has begun', async () => {
    const { remind, clock, mailsTo } = await withAgreed()
    clock.now = new Date(at(2, '16:31'))
    expect(await remind()).toBe(0)
    clock.now = new Date(at(2, '15:00'))
    expect(await remind()).toBe(1)
    expect((await mailsTo()).all).toHaveLength(2)
  })

  test('does not survive what it was undone with: a process that fails over it has reminded nobody', async () => {
    const { remind, clock, mailsTo, db, tools } = await withAgreed()
    clock.now = new Date(at(1, '17:00'))
    await expect(
      db.transaction(async (tx) => {
        const { enqueueDueReminders } = await import('./start-reminders.ts')
        await enqueueDueReminders({ ...tools, db: tx as unknown as typeof db })
        throw new Error('the process ends')
      }),
    ).rejects.toThrow('the process ends')
    expect(await remind()).toBe(1)
    expect((await mailsTo()).all).toHaveLength(2)
  })

  test('is not sent for what is off, and not when the visit is off before it is written', async () => {
    const { remind, clock, mailsTo, changeAtDesk, id } = await withAgreed()
    clock.now = new Date(at(1, '17:00'))
    expect(await remind()).toBe(1)
    await changeAtDesk(id, { action: 'cancel' })
    const { all } = await mailsTo()
    expect(all.map(({ subject }) => subject.split(' · ')[0])).toEqual(Array(2).fill('Visita cancelada'))
    expect(await remind()).toBe(0)
  })

  test('is sent anew for another moment, and not for what is agreed within a day', async () => {
    const { remind, clock, mailsTo, changeAtDesk, follow, id } = await withAgreed()
    clock.now = new Date(at(1, '17:00'))
    await remind()
    await changeAtDesk(id, { action: 'propose', moment: at(4, '10:00') })
    const { visitor } = await mailsTo()
    await follow(linkIn(visitor.at(-1)!), { action: 'confirm', moment: at(4, '10:00') })
    await mailsTo()
    clock.now = new Date(at(3, '10:00'))
    expect(await remind()).toBe(1)
    await mailsTo()
    await changeAtDesk(id, { action: 'propose', moment: at(4, '09:00') })
    await follow(linkIn((await mailsTo()).visitor[0]!), { action: 'confirm', moment: at(4, '09:00') })
    expect(await remind()).toBe(0)
  })
})

describe('whoever leaves', () => {
  test('takes the visits along, as they stand', async () => {
    const { request, lead, changeAtDesk, client, ask } = await withVisits()
    await request()
    await changeAtDesk((await lead()).id, { action: 'confirm', moment: at(1, '10:00') })
    const { headers } = await client({ email: 'ana@example.com' })
    const exported = (await (await ask('GET', '/v2/clients/export', { headers })).json()) as { data: AccountExport }
    const [enquiry] = exported.data.enquiries
    expect(enquiry).toMatchObject({
      kind: 'visit',
      details: { visit_moments: asked.visit_moments },
      visit: { state: 'confirmed' },
    })
    expect(new Date(enquiry!.visit!.starts_at!).toISOString()).toBe(at(1, '10:00'))
  })

  test('is expected by nobody: the agent hears that the visit is off and not of whom, and its links end', async () => {
    const { request, lead, changeAtDesk, client, ask, mailsTo, follow, db } = await withVisits()
    await request()
    const { id } = await lead()
    // The database itself says what is to come.
    const moment = new Date(Math.ceil(Date.now() / 1_800_000) * 1_800_000 + 86_400_000).toISOString()
    await changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') })
    await db.execute(
      sql`update visit set starts_at = ${moment}::timestamptz, ends_at = ${moment}::timestamptz + interval '45 minutes'`,
    )
    const { visitor } = await mailsTo()
    const { headers } = await client({ email: 'ana@example.com' })
    const gone = await ask('DELETE', '/v2/clients', { headers, body: {} })
    expect(gone.status).toBe(204)
    const { agent } = await mailsTo()
    expect(agent).toHaveLength(1)
    expect(`${agent[0]!.text}${agent[0]!.calendar!.content}`).not.toMatch(/Ana|ana@/)
    expect(readEvent(agent[0]!.calendar!.content)).toMatchObject({ method: 'CANCEL', sequence: 2, from: moment })
    expect((await follow(linkIn(visitor[0]!))).status).toBe(410)
    expect((await follow(linkIn(visitor[0]!), { action: 'cancel' })).status).toBe(410)
    const { rows } = await db.execute(
      sql`select visit.state, reason, details from visit join lead on lead.id = lead_id`,
    )
    expect(rows).toEqual([{ state: 'cancelled', reason: null, details: {} }])
  })

  test('is forgotten after two years, with the reasons that were written', async () => {
    const { request, lead, changeAtDesk, db } = await withVisits()
    await request()
    await changeAtDesk((await lead()).id, { action: 'decline', reason: 'Ana ya compró.' })
    await db.execute(sql`update lead set created_at = now() - interval '25 months'`)
    await db.execute(sql`update lead_event set at = now() - interval '25 months'`)
    await deleteOldLeads(db)
    const { rows } = await db.execute(sql`select state, reason from visit`)
    expect(rows).toEqual([{ state: 'declined', reason: null }])
  })
})
