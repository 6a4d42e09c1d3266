import type { MailKind } from '#contract/mail/mail.ts'
import type { LeadKind } from '#contract/lead/lead.ts'

import type { Writer } from '../mail/deliver-mails.ts'
import { loadLeadOfMail } from './load-leads.ts'
import { chooseGreetingName } from './rules.ts'
import { createVisitMails, writeReceipt, writeRequested } from './visit/mails.ts'
import { loadWholeVisit } from './visit/load-visit.ts'
import { findVisitOfLead } from './visit/queries.ts'

type Needed = Parameters<typeof createVisitMails>[0]

/** How the emails about enquiries are written; of one that was erased meanwhile nothing is said. */
export function createLeadMails(tools: Needed) {
  const { pageAddress, writeMail } = tools
  return {
    lead_received: async (tx, { language, about }) => {
      const lead = await loadLeadOfMail(tx, Number(about.lead), pageAddress, language)
      if (!lead || lead.is_erased || lead.full_name === null || lead.email === null) return null
      const { id, reference, phone, email, details, message } = lead
      const visit = await findVisitOfLead(tx, id)
      if (visit) {
        const said = { message, referrer: lead.last?.name ?? null, is_unchecked: lead.check === 'unchecked' }
        return writeRequested(tools, await loadWholeVisit(tx, visit, pageAddress, language), language, said)
      }
      const written = writeMail('lead_received', language, {
        full_name: lead.agent?.name ?? '',
        kind: lead.kind as Exclude<LeadKind, 'whatsapp' | 'visit'>,
        sender: lead.full_name,
        reference,
        phone,
        email,
        details,
        message,
        property: lead.home,
        referrer: lead.last?.name ?? null,
        is_unchecked: lead.check === 'unchecked',
        link: pageAddress('desk', language, { query: { lead: String(id) } }),
      })
      return { ...written, reply_to: { name: lead.full_name, address: email } }
    },

    lead_receipt: async (tx, { language, about }) => {
      const lead = await loadLeadOfMail(tx, Number(about.lead), pageAddress, language)
      if (!lead || lead.is_erased || lead.full_name === null) return null
      const visit = await findVisitOfLead(tx, lead.id)
      if (visit) return writeReceipt(tools, await loadWholeVisit(tx, visit, pageAddress, language), language)
      return writeMail('lead_receipt', language, {
        // Of what a stranger typed nothing else goes to an address that may be another's.
        full_name: chooseGreetingName(lead.full_name),
        recipient: (lead.agent ?? lead.agency)?.name ?? '',
        reference: lead.reference,
        property: lead.home,
      })
    },
  } satisfies Partial<Record<MailKind, Writer>>
}
