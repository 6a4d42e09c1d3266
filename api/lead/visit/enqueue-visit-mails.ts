import type { MailKind } from '#contract/mail/mail.ts'
import type { VisitSide } from '#contract/lead/visit-state.ts'

import type { Transaction } from '../../database/open.ts'
import { enqueueMail } from '../../mail/queries.ts'
import type { Tools } from '../../tools.ts'
import { findReader, type LeadOfDesk } from '../queries.ts'

export type VisitMailKind = Extract<MailKind, `visit_${string}`>

/** What an email of a visit was enqueued with: what happened then, whatever has happened since. */
export type AboutVisit = {
  visit: number
  lead: number
  to: VisitSide
  moments: readonly string[]
  reason?: string | null | undefined
  /** What calendars are told. */
  event?: { starts_at: string; sequence: number; isCancelled: boolean } | undefined
}

export type Told = Omit<AboutVisit, 'visit' | 'lead' | 'to'> & { kind: VisitMailKind; to: readonly VisitSide[] }

type Of = {
  lead: Pick<LeadOfDesk, 'id' | 'email' | 'language' | 'agent_id' | 'agency_id' | 'department'>
  visit: { id: number }
}

/** Enqueues what either side of a visit is told. */
export async function enqueueVisitMails(
  { departmentMail }: Pick<Tools, 'departmentMail'>,
  tx: Transaction,
  { lead, visit }: Of,
  told: readonly Told[],
): Promise<void> {
  for (const { kind, to: sides, ...what } of told) {
    for (const to of sides) {
      const reader =
        to === 'agent'
          ? await findReader(tx, departmentMail, lead)
          : lead.email && { to: lead.email, language: lead.language }
      const about: AboutVisit = { visit: visit.id, lead: lead.id, to, ...what }
      if (reader) await enqueueMail(tx, { kind, ...reader, about })
    }
  }
}
