import { getDayHere } from '#contract/day.ts'
import type { Language } from '#contract/fields.ts'
import { enquiryEndpoints } from '#contract/lead/enquiry.ts'
import { leadEndpoints, type LeadKind, maxExported } from '#contract/lead/lead.ts'
import { pickLeadDetails } from '#contract/lead/lead-facts.ts'
import en from '#locales/en/lead/answers.ts'
import es from '#locales/es/lead/answers.ts'

import { addAuditEvent } from '../audit/add-audit-event.ts'
import { AppError } from '../app-error.ts'
import { type Ask, handle, handleSignedIn, Json } from '../http/handle.ts'
import { pageOf } from '../http/list.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { writeLeadsCsv } from './csv.ts'
import { loadLead, loadLeads, loadLeadsToExport } from './load-leads.ts'
import { type Coming, type Enquiry, sendLead } from './send-lead.ts'
import { addNote, updateLead } from './update-lead.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }
type Asked = Pick<Ask<(typeof enquiryEndpoints)['contact']>, 'language' | 'caller' | 'keep'>

/** The endpoints through which visitors write to the network. */
export function createEnquiryHandlers(tools: Tools) {
  const endpoints = enquiryEndpoints
  type Form = Enquiry & { kind: Exclude<LeadKind, 'whatsapp' | 'visit'> }
  const send = async (enquiry: Form, coming: Coming, { language, caller: { address }, keep }: Asked) => {
    const t = words[language]
    const taken = t[`answer.${enquiry.kind}`]
    const message = enquiry.details.subscribe ? `${taken} ${t['answer.subscribing']}` : taken
    const answer = (reference: string) => ({ message, reference })
    return answer(await sendLead(tools, enquiry, coming, { address, language, keep, answer }))
  }

  return [
    handle(endpoints.contact, ({ input, ...asked }) => {
      const { full_name, phone, email, message, ...rest } = input
      const said = { full_name, phone, email, message, details: pickLeadDetails(rest) }
      return send({ kind: 'contact', to: { department: 'contact' }, ...said }, input, asked)
    }),

    handle(endpoints.agent, ({ input, ...asked }) => {
      const { id, recipient = 'agent', full_name, phone, email, message, property_code, ...rest } = input
      const to = recipient === 'agent' ? { agent: id } : { agency: id }
      const said = { full_name, phone, email, message, property_code, details: pickLeadDetails(rest) }
      return send({ kind: 'agent_message', to, ...said }, input, asked)
    }),

    handle(endpoints.loan, ({ input, ...asked }) => {
      const { full_name, cellphone, email, comment, property_code, ...rest } = input
      const details = pickLeadDetails(rest)
      const said = { full_name, phone: cellphone, email, message: comment, property_code, details }
      return send({ kind: 'loan', to: { department: 'loans' }, ...said }, input, asked)
    }),

    handle(endpoints.franchise, ({ input, ...asked }) => {
      const { full_name, phone, email, ...rest } = input
      const said = { full_name, phone, email, details: pickLeadDetails(rest) }
      return send({ kind: 'franchise', to: { department: 'franchise' }, ...said }, input, asked)
    }),

    handle(endpoints.join, ({ input, ...asked }) => {
      const { names, surnames, email, cellphone, identification_type = 'id_card', ...rest } = input
      const details = pickLeadDetails({ ...rest, identification_type })
      const said = { full_name: `${names} ${surnames}`, phone: cellphone, email, details }
      return send({ kind: 'join', to: { department: 'recruiting' }, ...said }, input, asked)
    }),

    handle(endpoints.whatsapp, async ({ input, language, caller: { address }, keep }) => {
      const { agent_id, agency_id, property_code } = input
      const to =
        agent_id !== undefined
          ? { agent: agent_id }
          : agency_id !== undefined
            ? { agency: agency_id }
            : { department: 'contact' as const }
      const enquiry: Enquiry = { kind: 'whatsapp', to, property_code, details: {} }
      return { reference: await sendLead(tools, enquiry, input, { address, language, keep, answer: named }) }
    }),
  ]
}

/** Of a chat nothing is said but its name. */
function named(reference: string) {
  return { reference }
}

/** The endpoints of the desk, where the network reads them. */
export function createDeskHandlers(tools: Tools) {
  const endpoints = leadEndpoints
  const found = async (session: Session, id: number, language: Language) => {
    const lead = await loadLead(tools, session, id, language)
    if (!lead) throw new AppError('lead.not_found')
    return { data: lead }
  }

  return [
    handleSignedIn(endpoints.list, async ({ input, language, session }) => {
      const { page, per_page, ...filter } = input
      const { leads, total, states, answer_minutes } = await loadLeads(tools, session, filter, {
        page,
        per_page,
        language,
      })
      const { meta, links } = pageOf(endpoints.list.path, { ...filter, per_page }, { page, per_page, total })
      return { data: leads, meta: { ...meta, states, answer_minutes }, links }
    }),

    handleSignedIn(endpoints.export, async ({ input, language, session }) => {
      const leads = await loadLeadsToExport(tools.db, session, input, maxExported)
      await addAuditEvent(tools.db, session, { kind: 'lead.exported', details: { rows: leads.length } })
      const name = `enquiries-${getDayHere(tools.now())}.csv`
      return new Json(writeLeadsCsv(leads, language), {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${name}"`,
      })
    }),

    handleSignedIn(endpoints.lead, ({ input, language, session }) => found(session, input.id, language)),

    handleSignedIn(endpoints.change, async ({ input, language, session }) => {
      const { id, ...changes } = input
      await updateLead(tools, session, id, changes)
      // Staff or the same agent: whoever may change it still sees it.
      return found(session, id, language)
    }),

    handleSignedIn(endpoints.note, async ({ input, session, keep }) => ({
      data: await addNote(tools, session, input.id, input.text, keep),
    })),
  ]
}
