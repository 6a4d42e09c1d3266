import type { Language } from '#contract/fields.ts'
import type { VisitMail, WrittenMail } from '#contract/mail/mail.ts'

import type { Connection } from '../../database/open.ts'
import type { Writer } from '../../mail/deliver-mails.ts'
import type { Tools } from '../../tools.ts'
import { findReader } from '../queries.ts'
import { chooseGreetingName } from '../rules.ts'
import { writeVisitCalendar } from './calendar.ts'
import type { AboutVisit, VisitMailKind } from './enqueue-visit-mails.ts'
import { linkVisit } from './link-visit.ts'
import { loadWholeVisit, type WholeVisit } from './load-visit.ts'
import { reminderHours } from './rules.ts'
import { findVisitById, type VisitRow } from './queries.ts'

type Needed = Pick<Tools, 'brandName' | 'departmentMail' | 'now' | 'pageAddress' | 'secret' | 'siteUrl' | 'writeMail'>
type Kind = Exclude<VisitMailKind, 'visit_requested'>
type Reading = { language: Language; about: AboutVisit }

const kinds = [
  'visit_receipt',
  'visit_changed',
  'visit_proposed',
  'visit_confirmed',
  'visit_declined',
  'visit_cancelled',
  'visit_reminder',
] as const satisfies Kind[]

/** How the emails about visits are written; what is not so any more is not said. */
export function createVisitMails(tools: Needed): Record<(typeof kinds)[number], Writer> {
  const write =
    (kind: Kind): Writer =>
    async (tx, { language, about: known }) => {
      const about = known as AboutVisit
      const row = await findVisitById(tx, about.visit)
      if (!row || !isStillSo(kind, row, about, tools.now())) return null
      const whole = await loadWholeVisit(tx, row, tools.pageAddress, language)
      // Of whoever has left no more is said than that the visit is off.
      if (whole.lead.is_erased && !(kind === 'visit_cancelled' && about.to === 'agent')) return null
      const said = { ...describe(tools, whole, { language, about }), is_reminded: isReminded(row) }
      const written = tools.writeMail(kind, language, said)
      return { ...written, ...replyTo(whole, about), ...(await eventOf(tools, tx, whole, { language, about })) }
    }
  return Object.fromEntries(kinds.map((kind) => [kind, write(kind)])) as Record<(typeof kinds)[number], Writer>
}

/** A confirmation or a reminder of what was changed meanwhile would be wrong; another email tells of the change. */
function isStillSo(kind: Kind, row: VisitRow, { event, moments }: AboutVisit, now: Date): boolean {
  if (kind === 'visit_confirmed') return row.sequence === event?.sequence
  if (kind !== 'visit_reminder') return true
  return (
    row.state === 'confirmed' &&
    row.starts_at !== null &&
    row.starts_at > now &&
    row.starts_at.toISOString() === moments[0]
  )
}

/** Whether what was agreed to will be reminded of, or is too near for that. */
function isReminded({ confirmed_at, starts_at }: VisitRow): boolean {
  if (!confirmed_at || !starts_at) return false
  return starts_at.getTime() - confirmed_at.getTime() > reminderHours * 3_600_000
}

/** The request as the agent, or whoever else is to answer, first reads it. */
export function writeRequested(
  tools: Needed,
  whole: WholeVisit,
  language: Language,
  { message, referrer, is_unchecked }: { message: string | null; referrer: string | null; is_unchecked: boolean },
): WrittenMail {
  const data = describe(tools, whole, { language, about: aboutRequest(whole, 'agent') })
  const written = tools.writeMail('visit_requested', language, { ...data, message, referrer, is_unchecked })
  return { ...written, ...replyTo(whole, { to: 'agent' }) }
}

/** What the visitor is told of it at once. */
export function writeReceipt(tools: Needed, whole: WholeVisit, language: Language): WrittenMail {
  const data = describe(tools, whole, { language, about: aboutRequest(whole, 'visitor') })
  return tools.writeMail('visit_receipt', language, data)
}

function aboutRequest({ row, lead }: WholeVisit, to: AboutVisit['to']): AboutVisit {
  return { visit: row.id, lead: row.lead_id, to, moments: lead.details.visit_moments ?? [] }
}

function describe(tools: Needed, whole: WholeVisit, { language, about }: Reading): VisitMail {
  const { row, lead, visitor, agent, home, place, reference } = whole
  const isVisitor = about.to === 'visitor'
  return {
    // Of what a stranger typed nothing else goes to an address that may be another's.
    full_name: isVisitor ? chooseGreetingName(visitor.name) : (agent?.name ?? ''),
    to: about.to,
    other: isVisitor ? agent && { name: agent.name, phone: agent.phone, email: null } : visitor.name ? visitor : null,
    reference,
    mode: lead.details.visit_mode === 'video' ? 'video' : 'in_person',
    moments: [...about.moments],
    time_zone: lead.details.time_zone ?? null,
    property: home,
    place,
    about: isVisitor ? null : whole.about,
    reason: about.reason ?? null,
    link: linkVisit(tools, about.to, row, language),
  }
}

/** Whoever answers an email writes to the other side. */
function replyTo({ visitor }: WholeVisit, { to }: Pick<AboutVisit, 'to'>): Pick<WrittenMail, 'reply_to'> {
  return to === 'agent' && visitor.email ? { reply_to: { name: visitor.name, address: visitor.email } } : {}
}

async function eventOf(
  tools: Needed,
  db: Connection,
  whole: WholeVisit,
  { language, about: { event, to } }: Reading,
): Promise<Pick<WrittenMail, 'calendar'>> {
  if (!event) return {}
  const { starts_at, ...what } = event
  const agentMail = (await findReader(db, tools.departmentMail, { agent_id: whole.row.agent_id }))?.to
  const calendar = writeVisitCalendar(tools, {
    whole,
    ...what,
    starts_at: new Date(starts_at),
    as: to,
    language,
    agentMail,
  })
  return { calendar }
}
