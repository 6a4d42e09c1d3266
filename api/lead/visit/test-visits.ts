import ICAL from 'ical.js'

import { getDayHere, getMomentHere } from '#contract/day.ts'
import type { Lead } from '#contract/lead/lead.ts'
import type { LinkedVisit, VisitChange } from '#contract/lead/visit.ts'
import type { VisitSide } from '#contract/lead/visit-state.ts'

import type { Mail } from '../../mail/mailer.ts'
import { withAgent } from '../test-enquiries.ts'
import { enqueueDueReminders } from './start-reminders.ts'

/** Monday the 23rd of November 2026, noon in Santo Domingo. */
export const noon = new Date('2026-11-23T16:00:00Z')

/** A moment so many days after that Monday, by the clocks of Santo Domingo. */
export function at(days: number, clock: string): string {
  const [hours, minutes] = clock.split(':').map(Number) as [number, number]
  return getMomentHere(getDayHere(noon, days), hours * 60 + minutes).toISOString()
}

export const asked = {
  visit_mode: 'in_person',
  visit_moments: [at(1, '10:00'), at(2, '16:30')],
  full_name: 'Ana Pérez',
  phone: '8095551234',
  email: 'ana@example.com',
  comment: '¿Se puede ver el parqueo?',
  property_code: '10-20345',
}

type Refused = { code?: string; message: string; errors?: Record<string, string[]>; free_moments?: string[] }
type Said<Data> = { status: number; data: Data } & Refused

const said = async (answer: Response): Promise<unknown> => ({
  ...((await answer.json()) as object),
  status: answer.status,
})

/** An agent whose clock says noon of a Monday, with somebody who asks for visits. */
export async function withVisits(changed: Parameters<typeof withAgent>[0] = {}) {
  const clock = { now: noon }
  const world = await withAgent({ now: () => clock.now, ...changed })
  const { ask, send, desk, readMails, tools } = world

  const request = (more: object = {}, lang = 'es') => send('/v2/agents/7/visits', { ...asked, ...more }, { lang })
  const lead = async (): Promise<Lead> => {
    const [row] = (await desk('')).data as { id: number }[]
    return (await desk(`/${row!.id}`)).data as Lead
  }
  const free = async (query = ''): Promise<string[]> => {
    const answer = await ask('GET', `/v2/agents/7/visit-moments${query}`)
    return ((await answer.json()) as { data: { moments: string[] } }).data.moments
  }
  const changeAtDesk = async (
    id: number,
    change: VisitChange,
    who: { headers: Record<string, string> } = world.account,
  ) =>
    (await said(
      await ask('PATCH', `/v2/leads/${id}/visit`, { body: change, headers: who.headers, lang: 'es' }),
    )) as Said<Lead>
  /** What a letter's link leads to, read or changed. */
  const follow = async (link: Link, change?: VisitChange, lang = 'es') => {
    const { key, as, signature } = link
    const query = new URLSearchParams({ as, signature })
    const answer = change
      ? await ask('PATCH', `/v2/visits/${key}`, { body: { as, signature, ...change }, lang })
      : await ask('GET', `/v2/visits/${key}?${query}`, { lang })
    return (await said(answer)) as Said<LinkedVisit>
  }
  const remind = () => enqueueDueReminders(tools)
  /** The emails since the last time, by whom they are to. */
  const mailsTo = async () => {
    const mails = await readMails()
    const to = (address: string) => mails.filter((mail) => mail.to === address)
    return { visitor: to('ana@example.com'), agent: to('rafael@example.com'), all: mails }
  }
  return { ...world, clock, request, lead, free, changeAtDesk, follow, remind, mailsTo }
}

export type Link = { key: string; as: VisitSide; signature: string }

/** The link of an email about a visit. */
export function linkIn({ text }: Pick<Mail, 'text'>): Link {
  const address = new URL(/https?:\S+\/(?:visita|visit)\/\S+/.exec(text)![0])
  return {
    key: address.pathname.split('/').at(-1)!,
    as: address.searchParams.get('as') as VisitSide,
    signature: address.searchParams.get('signature')!,
  }
}

/** The one event of a calendar, as a kept library reads it. */
export function readEvent(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content) as unknown[])
  const component = calendar.getFirstSubcomponent('vevent')!
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    status: component.getFirstPropertyValue('status'),
    from: event.startDate.toJSDate().toISOString(),
    to: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    description: event.description,
    location: event.location,
    organizer: event.organizer,
    attendees: event.attendees.map((one) => `${String(one.getParameter('cn'))} ${String(one.getFirstValue())}`),
  }
}
