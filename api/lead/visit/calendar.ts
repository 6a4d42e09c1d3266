import { writeCalendar } from '#contract/calendar.ts'
import type { Language } from '#contract/fields.ts'
import type { VisitSide } from '#contract/lead/visit-state.ts'
import en from '#locales/en/lead/answers.ts'
import es from '#locales/es/lead/answers.ts'

import type { Tools } from '../../tools.ts'
import { linkVisit } from './link-visit.ts'
import type { WholeVisit } from './load-visit.ts'
import { getEnd } from './rules.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }

type Needed = Pick<Tools, 'brandName' | 'departmentMail' | 'now' | 'pageAddress' | 'secret' | 'siteUrl'>
type Event = {
  whole: WholeVisit
  starts_at: Date
  sequence: number
  isCancelled: boolean
  /** Whose calendar it is for, and where that one's emails go. */
  as: VisitSide
  language: Language
  agentMail: string | undefined
}

/** A visit as an event, the same in both calendars but for the link that its reader has. */
export function writeVisitCalendar(tools: Needed, event: Event): { method: 'REQUEST' | 'CANCEL'; content: string } {
  const { whole, starts_at, sequence, isCancelled, as, language, agentMail } = event
  const { row, lead, visitor, agent, home, place, about } = whole
  const t = words[language]
  const isVideo = lead.details.visit_mode === 'video'
  const what = home ? `${home.title} · ${home.code}` : (about ?? tools.brandName)
  const other = as === 'visitor' ? agent : visitor
  const method = isCancelled ? 'CANCEL' : 'REQUEST'
  const url = linkVisit(tools, as, row, language)
  const people = [
    { name: visitor.name, email: visitor.email },
    { name: agent?.name ?? '', email: agentMail },
  ]
  const content = writeCalendar({
    product: tools.brandName,
    method,
    at: tools.now(),
    events: [
      {
        uid: `${row.key}@${new URL(tools.siteUrl).hostname}`,
        when: { from: starts_at, to: getEnd(starts_at) },
        sequence,
        isCancelled,
        summary: t['answer.visit_event'].replace('{what}', () => what),
        description: [other && [other.name, other.phone].filter(Boolean).join(' · '), url].filter(Boolean).join('\n'),
        location: isVideo ? t['lead.facts.visit_mode.video'] : (place ?? undefined),
        url,
        organizer: { name: tools.brandName, email: tools.departmentMail('contact') },
        attendees: people.flatMap(({ name, email }) => (email ? [{ name, email }] : [])),
      },
    ],
  })
  return { method, content }
}
