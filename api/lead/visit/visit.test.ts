import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

import type { VisitChange } from '#contract/lead/visit.ts'

import { composeMessage } from '../../mail/mailer.ts'
import { asked, at, linkIn, noon, readEvent, withVisits } from './test-visits.ts'

describe('asking for a visit', () => {
  test('stores an enquiry, tells the agent with a link that answers it, and the visitor with one that changes it', async () => {
    const { request, lead, mailsTo, follow } = await withVisits()
    const { status, message, reference } = await request()
    expect({ status, message }).toEqual({
      status: 201,
      message:
        'Pedimos tu visita. El agente confirma una de tus horas, o te propone otra, en un plazo de 24 a 48 horas.',
    })
    const { kind, state, details, message: said, property, visit } = await lead()
    expect({ kind, state, said, code: property?.code }).toEqual({
      kind: 'visit',
      state: 'new',
      said: '¿Se puede ver el parqueo?',
      code: '10-20345',
    })
    expect(details).toEqual({ visit_mode: 'in_person', visit_moments: asked.visit_moments })
    expect(visit).toMatchObject({
      state: 'requested',
      mode: 'in_person',
      moments: asked.visit_moments,
      starts_at: null,
    })

    const { visitor, agent, all } = await mailsTo()
    expect(all).toHaveLength(2)
    expect(agent[0]).toMatchObject({
      subject: `Ana Pérez quiere visitar · ${reference}`,
      reply_to: { name: 'Ana Pérez', address: 'ana@example.com' },
    })
    expect(agent[0]!.text).toContain('martes, 24 de noviembre, 10:00 a. m.')
    expect(agent[0]!.text).toContain('¿Se puede ver el parqueo?')
    expect(agent[0]!.html).toContain('Responder a la visita')
    expect(visitor[0]!.subject).toBe(`Pedimos tu visita · ${reference}`)
    expect(visitor[0]!.text).toContain('miércoles, 25 de noviembre, 4:30 p. m.')

    expect((await follow(linkIn(agent[0]!))).data).toMatchObject({ as: 'agent', visitor: { name: 'Ana Pérez' } })
    expect((await follow(linkIn(visitor[0]!))).data).toMatchObject({ as: 'visitor', agent: { name: 'Rafael Peña' } })
  })

  test('speaks English to whoever asks in English, and says both clocks to whoever is elsewhere', async () => {
    const { request, mailsTo } = await withVisits()
    await request({ lang: 'en', time_zone: 'Europe/Madrid', visit_mode: 'video' }, 'en')
    const { visitor } = await mailsTo()
    expect(visitor[0]!.subject).toMatch(/^Your visit is requested/)
    expect(visitor[0]!.text).toContain(
      'Tuesday, November 24 at 10:00 AM (Santo Domingo time) · 3:00 PM Central European Time',
    )
    expect(visitor[0]!.text).toContain('By video call')
  })

  test.each([
    ['in the past', at(-1, '10:00'), 'Esa hora ya pasó o falta muy poco. Elige una más tarde.'],
    ['too soon', at(0, '13:30'), 'Esa hora ya pasó o falta muy poco. Elige una más tarde.'],
    ['on a Sunday', at(6, '10:00'), 'El agente no hace visitas a esa hora. Elige una de las que se muestran.'],
    ['too late in the day', at(1, '17:30'), 'El agente no hace visitas a esa hora. Elige una de las que se muestran.'],
    ['between two', at(1, '10:10'), 'El agente no hace visitas a esa hora. Elige una de las que se muestran.'],
    ['too far', at(40, '10:00'), 'El agente no hace visitas a esa hora. Elige una de las que se muestran.'],
    ['taken', at(3, '10:30'), 'Esa hora acaba de ocuparse. Elige otra.'],
    ['none', 'mañana', 'Escribe una fecha válida.'],
  ])('refuses a moment that is %s, by its field', async (_, moment, problem) => {
    const { request, lead, changeAtDesk, db } = await withVisits()
    await request({ visit_moments: [at(3, '10:00')] })
    await changeAtDesk((await lead()).id, { action: 'confirm', moment: at(3, '10:00') })
    const before = await db.execute(sql`select count(*) from lead`)
    const { status, errors } = await request({ visit_moments: [at(4, '10:00'), moment] })
    expect(status).toBe(422)
    expect(Object.keys(errors)).toEqual(['visit_moments'])
    if (moment !== 'mañana') expect(errors.visit_moments).toEqual([problem])
    expect((await db.execute(sql`select count(*) from lead`)).rows).toEqual(before.rows)
  })

  test('takes three moments at most, each once', async () => {
    const { request, lead } = await withVisits()
    const four = ['10:00', '10:30', '11:00', '11:30'].map((clock) => at(1, clock))
    expect((await request({ visit_moments: four })).errors).toEqual({
      visit_moments: ['Elige tres horas como máximo.'],
    })
    expect((await request({ visit_moments: [] })).errors).toHaveProperty('visit_moments')
    await request({ visit_moments: [at(1, '11:00'), at(1, '10:00'), at(1, '10:00')] })
    expect((await lead()).visit!.moments).toEqual([at(1, '10:00'), at(1, '11:00')])
  })

  test('an agent whom nobody knows is not found, and what looks like a machine’s is set aside without a letter', async () => {
    const { request, send, mailsTo, desk } = await withVisits()
    expect((await send('/v2/agents/99/visits', asked)).status).toBe(404)
    expect((await request({ website: 'http://spam.example' })).status).toBe(201)
    expect((await mailsTo()).all).toEqual([])
    expect((await desk('?state=spam')).meta.total).toBe(1)
  })

  test('the same request sent again is one', async () => {
    const { request, desk } = await withVisits()
    const first = await request()
    expect((await request()).reference).toBe(first.reference)
    expect((await desk('')).meta.total).toBe(1)
  })

  test('counts among what one address may send in an hour', async () => {
    const { request } = await withVisits({ leadsPerHour: 1 })
    await request()
    expect((await request({ comment: 'Otra' })).status).toBe(429)
  })
})

describe('the free moments of an agent', () => {
  test('are those of the week that the agent has said, until then Monday to Saturday from nine to six', async () => {
    const { free, ask, account } = await withVisits()
    expect(await free('?days=1')).toEqual(
      ['14:00', '14:30', '15:00', '15:30', '16:00', '16:30', '17:00'].map((clock) => at(0, clock)),
    )
    expect((await free('?days=2')).slice(7, 9)).toEqual([at(1, '09:00'), at(1, '09:30')])
    expect((await free('?days=7')).some((moment) => moment.startsWith('2026-11-29'))).toBe(false)

    const hours = {
      monday: null,
      tuesday: { from: '14:00', to: '15:00' },
      wednesday: null,
      thursday: null,
      friday: null,
      saturday: null,
      sunday: { from: '10:00', to: '11:30' },
    }
    expect((await ask('PUT', '/v2/visit-hours', { body: { hours }, headers: account.headers })).status).toBe(200)
    expect(await free('?days=7')).toEqual([at(1, '14:00'), at(6, '10:00'), at(6, '10:30')])
    const read = await ask('GET', '/v2/visit-hours', { headers: account.headers })
    expect(((await read.json()) as { data: object }).data).toEqual(hours)
  })

  test('leave out what a visit that is agreed or named takes, and nothing for one that is only asked for', async () => {
    const { request, lead, free, changeAtDesk, follow, mailsTo } = await withVisits()
    await request()
    expect(await free()).toContain(at(1, '10:00'))
    const { id } = await lead()
    await changeAtDesk(id, { action: 'propose', moment: at(1, '11:00') })
    const taken = ['10:30', '11:00', '11:30'].map((clock) => at(1, clock))
    expect((await free()).filter((moment) => taken.includes(moment))).toEqual([])
    expect(await free()).toContain(at(1, '12:00'))
    const { visitor } = await mailsTo()
    await follow(linkIn(visitor.at(-1)!), { action: 'cancel' })
    expect((await free()).filter((moment) => taken.includes(moment))).toEqual(taken)
  })

  test('a week that is none is refused by its day', async () => {
    const { ask, account, staff } = await withVisits()
    const day = { from: '09:00', to: '09:30' }
    const hours = {
      monday: day,
      tuesday: null,
      wednesday: null,
      thursday: null,
      friday: null,
      saturday: null,
      sunday: null,
    }
    const refused = await ask('PUT', '/v2/visit-hours', { body: { hours }, headers: account.headers })
    expect(Object.keys(((await refused.json()) as { errors: object }).errors)).toEqual(['hours.monday'])
    expect((await ask('GET', '/v2/visit-hours?agent_id=8', { headers: account.headers })).status).toBe(404)
    expect((await ask('GET', '/v2/visit-hours?agent_id=7', { headers: staff.headers })).status).toBe(200)
  })
})

describe('a visit that is agreed', () => {
  test('is told to both, with the same event for their calendars', async () => {
    const { request, lead, changeAtDesk, mailsTo } = await withVisits()
    await request()
    await mailsTo()
    const { status, data } = await changeAtDesk((await lead()).id, { action: 'confirm', moment: at(1, '10:00') })
    expect(status).toBe(200)
    expect(data.visit).toMatchObject({ state: 'confirmed', starts_at: at(1, '10:00') })
    expect(data.state).toBe('answered')
    expect(data.first_answered_at).not.toBeNull()
    const { visitor, agent, all } = await mailsTo()
    expect(all).toHaveLength(2)
    expect(visitor[0]!.subject).toBe('Visita confirmada: martes, 24 de noviembre, 10:00 a. m.')
    const events = [visitor[0]!, agent[0]!].map(({ calendar }) => readEvent(calendar!.content))
    expect(events[0]).toMatchObject({
      method: 'REQUEST',
      status: 'CONFIRMED',
      sequence: 1,
      from: at(1, '10:00'),
      to: at(1, '10:45'),
      summary: 'Visita: Villa en Bávaro · 10-20345',
      location: 'Piantini, Santo Domingo',
      attendees: ['Ana Pérez mailto:ana@example.com', 'Rafael Peña mailto:rafael@example.com'],
    })
    expect(events[0]!.description).toContain('Rafael Peña')
    expect(events[1]!.description).toContain('Ana Pérez')
    expect({ ...events[1], description: '' }).toEqual({ ...events[0], description: '' })
    const travelling = String(await composeMessage(visitor[0]!, { name: 'Marquesina', address: 'no@example.com' }))
    expect(travelling).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
    expect(travelling).toMatch(/filename=visita\.ics/)
  })

  test('once more is no second one', async () => {
    const { request, lead, changeAtDesk, mailsTo } = await withVisits()
    await request()
    const { id } = await lead()
    const confirm = () => changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') })
    await Promise.all([confirm(), confirm(), confirm()])
    expect((await lead()).events.filter(({ event }) => event.kind === 'visit')).toHaveLength(1)
    expect((await mailsTo()).all).toHaveLength(4)
  })

  test('is changed by the visitor: the event is taken back, other moments are asked for, and the event comes anew', async () => {
    const { request, lead, changeAtDesk, follow, mailsTo } = await withVisits()
    await request()
    const { id } = await lead()
    await changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') })
    const { visitor, agent } = await mailsTo()
    const uid = readEvent(visitor[1]!.calendar!.content).uid
    const [ofVisitor, ofAgent] = [linkIn(visitor[0]!), linkIn(agent[0]!)]

    const changed = await follow(ofVisitor, {
      action: 'change',
      visit_moments: [at(1, '10:30'), at(4, '09:00')],
      visit_mode: 'video',
    })
    expect(changed.data).toMatchObject({ state: 'requested', mode: 'video', starts_at: null })
    const after = await mailsTo()
    for (const mail of [...after.visitor, ...after.agent]) {
      expect(readEvent(mail.calendar!.content)).toMatchObject({
        uid,
        method: 'CANCEL',
        status: 'CANCELLED',
        sequence: 2,
        from: at(1, '10:00'),
      })
    }
    expect(after.agent[0]!.subject).toMatch(/^Ana Pérez pide otras horas/)
    expect(after.agent[0]!.text).toContain('viernes, 27 de noviembre, 9:00 a. m.')

    expect((await follow(ofAgent, { action: 'confirm', moment: at(4, '09:00') })).data.state).toBe('confirmed')
    const again = await mailsTo()
    expect(readEvent(again.visitor[0]!.calendar!.content)).toMatchObject({
      uid,
      method: 'REQUEST',
      sequence: 3,
      from: at(4, '09:00'),
      location: 'Por videollamada',
    })
  })

  test('is called off by either, once, and nothing is left of it in calendars', async () => {
    const { request, lead, changeAtDesk, follow, mailsTo } = await withVisits()
    await request()
    const { id } = await lead()
    await changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') })
    const { visitor, agent } = await mailsTo()
    const cancelled = await follow(linkIn(agent[1]!), { action: 'cancel', reason: 'El dueño no está.' })
    expect(cancelled.data).toMatchObject({ state: 'cancelled', reason: 'El dueño no está.' })
    const after = await mailsTo()
    expect(after.all).toHaveLength(2)
    expect(after.visitor[0]!.text).toContain('Motivo: El dueño no está.')
    expect(readEvent(after.visitor[0]!.calendar!.content)).toMatchObject({ method: 'CANCEL', sequence: 2 })
    await follow(linkIn(visitor[0]!), { action: 'cancel' })
    expect((await mailsTo()).all).toEqual([])
  })

  test('is a file for calendars at its link, also once it is off, and none before', async () => {
    const { request, lead, changeAtDesk, ask, mailsTo } = await withVisits()
    await request()
    const { key, as, signature } = linkIn((await mailsTo()).visitor[0]!)
    const read = () => ask('GET', `/v2/visits/${key}/calendar?${new URLSearchParams({ as, signature })}`)
    expect((await read()).status).toBe(404)
    const { id } = await lead()
    await changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') })
    const answer = await read()
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(readEvent(await answer.text())).toMatchObject({ method: 'REQUEST', from: at(1, '10:00') })
    await changeAtDesk(id, { action: 'cancel' })
    expect(readEvent(await (await read()).text())).toMatchObject({ method: 'CANCEL', sequence: 2 })
  })

  test('cannot be changed once it has begun', async () => {
    const { request, lead, changeAtDesk, follow, mailsTo, clock } = await withVisits()
    await request()
    const { id } = await lead()
    await changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') })
    const { visitor } = await mailsTo()
    clock.now = new Date(at(1, '10:01'))
    const link = linkIn(visitor[0]!)
    const changes: VisitChange[] = [{ action: 'cancel' }, { action: 'change', visit_moments: [at(2, '10:00')] }]
    for (const change of changes) {
      expect(await follow(link, change)).toMatchObject({ status: 409, code: 'visit.closed' })
    }
    expect((await follow(link)).data).toMatchObject({ is_over: true, state: 'confirmed' })
  })
})

describe('a moment that the agent names', () => {
  test('is held for the visitor, who agrees to it by a link', async () => {
    const { request, lead, changeAtDesk, follow, mailsTo } = await withVisits()
    await request()
    const { id } = await lead()
    await mailsTo()
    await changeAtDesk(id, { action: 'propose', moment: at(2, '19:00') })
    const { visitor, all } = await mailsTo()
    expect(all).toHaveLength(1)
    expect(visitor[0]!.text).toContain('miércoles, 25 de noviembre, 7:00 p. m.')
    const link = linkIn(visitor[0]!)
    expect((await follow(link)).data).toMatchObject({ state: 'proposed', starts_at: at(2, '19:00') })
    expect(await follow(link, { action: 'confirm', moment: at(1, '10:00') })).toMatchObject({ status: 409 })
    expect((await follow(link, { action: 'confirm', moment: at(2, '19:00') })).data.state).toBe('confirmed')
    expect((await mailsTo()).all.map(({ calendar }) => calendar?.method)).toEqual(['REQUEST', 'REQUEST'])
  })

  test('takes the place of what was agreed, in both calendars', async () => {
    const { request, lead, changeAtDesk, mailsTo } = await withVisits()
    await request()
    const { id } = await lead()
    await changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') })
    await mailsTo()
    await changeAtDesk(id, { action: 'propose', moment: at(2, '11:00') })
    const { visitor, agent } = await mailsTo()
    expect([visitor[0]!, agent[0]!].map(({ calendar }) => readEvent(calendar!.content).method)).toEqual([
      'CANCEL',
      'CANCEL',
    ])
    expect(visitor[0]!.subject).toMatch(/^Otra hora para tu visita/)
  })

  test('is a half hour to come within the next four weeks', async () => {
    const { request, lead, changeAtDesk } = await withVisits()
    await request()
    const { id } = await lead()
    for (const moment of [at(-1, '10:00'), at(1, '10:10'), at(60, '10:00'), undefined]) {
      expect(await changeAtDesk(id, { action: 'propose', moment })).toMatchObject({
        status: 422,
        errors: { moment: [expect.any(String)] },
      })
    }
  })
})

test('a visit that is refused says why, and the visitor may ask for other moments', async () => {
  const { request, lead, changeAtDesk, follow, mailsTo } = await withVisits()
  await request()
  const { id } = await lead()
  await mailsTo()
  await changeAtDesk(id, { action: 'decline', reason: 'Ya se alquiló.' })
  const { visitor } = await mailsTo()
  expect(visitor[0]!.text).toContain('Motivo: Ya se alquiló.')
  expect((await follow(linkIn(visitor[0]!), { action: 'change', visit_moments: [at(4, '10:00')] })).data.state).toBe(
    'requested',
  )
  expect((await mailsTo()).agent[0]!.subject).toMatch(/pide otras horas/)
})

test('other moments that are not free are refused by their field, and nothing changes', async () => {
  const { request, lead, follow, mailsTo } = await withVisits()
  await request()
  const link = linkIn((await mailsTo()).visitor[0]!)
  expect(await follow(link, { action: 'change', visit_moments: [at(6, '10:00')] })).toMatchObject({
    status: 422,
    errors: { visit_moments: [expect.any(String)] },
  })
  expect(await follow(link, { action: 'change' })).toMatchObject({ status: 422 })
  expect((await lead()).visit).toMatchObject({ state: 'requested', moments: asked.visit_moments })
})

describe('a link', () => {
  test('of one side does nothing as the other, and a reading changes nothing', async () => {
    const { request, lead, follow, mailsTo } = await withVisits()
    await request()
    const { visitor, agent } = await mailsTo()
    const [mine, theirs] = [linkIn(visitor[0]!), linkIn(agent[0]!)]
    expect(await follow({ ...mine, as: 'agent' })).toMatchObject({ status: 403 })
    expect(await follow({ ...theirs, as: 'visitor' }, { action: 'cancel' })).toMatchObject({ status: 403 })
    expect(await follow({ ...mine, signature: 'x' })).toMatchObject({ status: 403 })
    expect(await follow({ ...mine, key: '00000000-0000-4000-8000-000000000000' })).toMatchObject({ status: 403 })
    expect(await follow(mine, { action: 'confirm', moment: at(1, '10:00') })).toMatchObject({ status: 409 })
    expect(await follow(mine, { action: 'decline' })).toMatchObject({ status: 409 })
    for (let times = 0; times < 3; times++) await follow(theirs)
    expect((await lead()).visit!.state).toBe('requested')
    expect((await mailsTo()).all).toEqual([])
  })

  test('of the agent who had the visit before is none any more', async () => {
    const { request, lead, follow, mailsTo, ask, staff, agent: makeAgent } = await withVisits()
    await request()
    const { agent } = await mailsTo()
    await makeAgent({ id: 8, email: 'otra@example.com' })
    const { id } = await lead()
    await ask('PATCH', `/v2/leads/${id}`, { body: { agent_id: 8 }, headers: staff.headers })
    expect((await follow(linkIn(agent[0]!), { action: 'decline' })).status).toBe(403)
    const { all } = await mailsTo()
    expect(all.map(({ to }) => to)).toEqual(['otra@example.com'])
    expect((await follow(linkIn(all[0]!))).data.agent!.id).toBe(8)
  })

  test('is followed so often and no more', async () => {
    const { request, follow, mailsTo } = await withVisits()
    await request()
    const link = linkIn((await mailsTo()).visitor[0]!)
    const moments = [at(1, '10:00'), at(1, '11:00')]
    const all = []
    for (let times = 0; times < 31; times++) {
      all.push((await follow(link, { action: 'change', visit_moments: [moments[times % 2]!] })).status)
    }
    expect(all.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(all[30]).toBe(429)
  })
})

describe('a visit that is given to another agent', () => {
  test('stands, and all three are told', async () => {
    const { request, lead, changeAtDesk, mailsTo, ask, staff, agent: makeAgent } = await withVisits()
    await makeAgent({ id: 8, name: 'Luisa Gil', email: 'luisa@example.com' })
    await request()
    const { id } = await lead()
    await changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') })
    await mailsTo()
    await ask('PATCH', `/v2/leads/${id}`, { body: { agent_id: 8 }, headers: staff.headers })
    const { all, agent, visitor } = await mailsTo()
    expect(readEvent(agent[0]!.calendar!.content)).toMatchObject({ method: 'CANCEL', sequence: 2 })
    expect(readEvent(visitor[0]!.calendar!.content)).toMatchObject({ method: 'REQUEST', sequence: 2 })
    expect(visitor[0]!.text).toContain('Luisa Gil')
    expect(all.filter(({ to }) => to === 'luisa@example.com').map(({ calendar }) => calendar?.method)).toContain(
      'REQUEST',
    )
  })

  test('is not, where that one has another at the time', async () => {
    const { request, desk, changeAtDesk, ask, staff, send, agent: makeAgent } = await withVisits()
    await makeAgent({ id: 8, email: 'luisa@example.com' })
    await request()
    const [{ id }] = (await desk('')).data
    await changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') }, staff)
    await send('/v2/agents/8/visits', asked)
    const other = (await desk('')).data[0].id
    await changeAtDesk(other, { action: 'confirm', moment: at(1, '10:00') }, staff)
    const refused = await ask('PATCH', `/v2/leads/${id}`, { body: { agent_id: 8 }, headers: staff.headers, lang: 'en' })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'visit.taken',
      message: 'The agent already has another visit at that time. Choose one of the free times.',
    })
    expect((await desk(`/${id}`)).data.agent.id).toBe(7)
  })

  test('cannot be agreed to while nobody has it', async () => {
    const { request, lead, changeAtDesk, ask, staff } = await withVisits()
    await request()
    const { id } = await lead()
    await ask('PATCH', `/v2/leads/${id}`, { body: { agent_id: null }, headers: staff.headers })
    expect(await changeAtDesk(id, { action: 'confirm', moment: at(1, '10:00') }, staff)).toMatchObject({
      status: 409,
      code: 'visit.no_agent',
    })
  })
})

test('noon of the tests is noon in Santo Domingo', () => {
  expect(at(0, '12:00')).toBe(noon.toISOString())
})
