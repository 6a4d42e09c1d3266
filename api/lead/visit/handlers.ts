import type { Language } from '#contract/fields.ts'
import { pickLeadDetails } from '#contract/lead/lead-facts.ts'
import { type LinkedVisit, visitEndpoints } from '#contract/lead/visit.ts'
import { visitMinutes } from '#contract/lead/visit-hours.ts'
import type { VisitSide } from '#contract/lead/visit-state.ts'
import en from '#locales/en/lead/answers.ts'
import es from '#locales/es/lead/answers.ts'

import { AppError } from '../../app-error.ts'
import { handle, handleSignedIn, Json } from '../../http/handle.ts'
import type { Session } from '../../tools/session.ts'
import type { Tools } from '../../tools.ts'
import { loadLead } from '../load-leads.ts'
import { findAgent, findReader } from '../queries.ts'
import { writeVisitCalendar } from './calendar.ts'
import { changeLinkedVisit, changeVisitOfLead, getLinkedVisit } from './change-visit.ts'
import { createFreeMoments } from './free-moments.ts'
import { loadOwnVisits } from './load-own-visits.ts'
import { loadWholeVisit } from './load-visit.ts'
import { getHours, setHours, toVisit, type VisitRow } from './queries.ts'
import { requestVisit } from './request-visit.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }

/** The endpoints of visits: when there is time, asking for one, and seeing to it by a letter's link or from the desk. */
export function createVisitHandlers(tools: Tools) {
  const endpoints = visitEndpoints
  const free = createFreeMoments(tools)
  const show = (row: VisitRow, as: VisitSide, language: Language) => readLinked(tools, row, as, language)

  return [
    handle(endpoints.moments, async ({ input: { id, days } }) => ({
      data: { minutes: visitMinutes, moments: await free.list(id, days) },
    })),

    handle(endpoints.request, async ({ input, language, caller: { address }, keep }) => {
      const { id, full_name, phone, email, comment, property_code, ...rest } = input
      const asked = { full_name, phone, email, message: comment, property_code, details: pickLeadDetails(rest) }
      const answer = (reference: string) => ({ message: words[language]['answer.visit'], reference })
      return answer(await requestVisit(tools, id, asked, input, { address, language, keep, answer }))
    }),

    handleSignedIn(endpoints.own, async ({ language, session }) => ({
      data: await loadOwnVisits(tools, session.client_id, language),
    })),

    handle(endpoints.show, async ({ input, language }) => ({
      data: await show(await getLinkedVisit(tools, input), input.as, language),
    })),

    handle(endpoints.change, async ({ input, language }) => {
      const row = await changeLinkedVisit(tools, input, input)
      free.forget(row.agent_id)
      return { data: await show(row, input.as, language) }
    }),

    handle(endpoints.calendar, async ({ input, language }) => {
      const row = await getLinkedVisit(tools, input)
      return new Json(await writeEvent(tools, row, input.as, language), {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${words[language]['answer.visit_file']}.ics"`,
      })
    }),

    handleSignedIn(endpoints.changeLead, async ({ input, language, session }) => {
      const row = await changeVisitOfLead(tools, session, input.id, input)
      free.forget(row.agent_id)
      const data = await loadLead(tools, session, input.id, language)
      if (!data) throw new AppError('lead.not_found')
      return { data }
    }),

    handleSignedIn(endpoints.hours, async ({ input, session }) => ({
      data: await getHours(tools.db, await chooseAgent(tools, session, input.agent_id)),
    })),

    handleSignedIn(endpoints.setHours, async ({ input, session }) => {
      const agent_id = await chooseAgent(tools, session, input.agent_id)
      const data = await setHours(tools.db, agent_id, input.hours)
      free.forget(agent_id)
      return { data }
    }),
  ]
}

/** Whose week it is: an agent's own, or the one that is named, for a manager of the agency and for staff of any. */
async function chooseAgent({ db }: Tools, session: Session, named: number | undefined): Promise<number> {
  const { role, agent_id, agency_id } = session
  const chosen = named ?? agent_id
  const isOwn = chosen !== null && chosen === agent_id
  const isWithin =
    isOwn || role === 'staff' || (role === 'manager' && (await findAgent(db, chosen ?? 0))?.agency_id === agency_id)
  if (chosen === null || !isWithin) throw new AppError('agent.not_found')
  return chosen
}

async function readLinked(tools: Tools, row: VisitRow, as: VisitSide, language: Language): Promise<LinkedVisit> {
  const whole = await loadWholeVisit(tools.db, row, tools.pageAddress, language)
  if (whole.lead.is_erased) throw new AppError('link.expired')
  const { lead, reference, visitor, agent, home, place, about } = whole
  const property = home && { code: home.code, title: home.title, link: home.link, place: place ?? '' }
  const known = { as, reference, visitor, agent, property, about, comment: lead.message }
  return { ...toVisit(row, lead.details, tools.now()), ...known }
}

/** What calendars have of a visit: as it was agreed to, or called off since. */
async function writeEvent(tools: Tools, row: VisitRow, as: VisitSide, language: Language): Promise<string> {
  const { starts_at, sequence, state } = row
  if (!starts_at || sequence === 0 || (state !== 'confirmed' && state !== 'cancelled')) {
    throw new AppError('visit.none')
  }
  const whole = await loadWholeVisit(tools.db, row, tools.pageAddress, language)
  if (whole.lead.is_erased) throw new AppError('link.expired')
  const agentMail = (await findReader(tools.db, tools.departmentMail, { agent_id: row.agent_id }))?.to
  const isCancelled = state === 'cancelled'
  return writeVisitCalendar(tools, { whole, starts_at, sequence, isCancelled, as, language, agentMail }).content
}
