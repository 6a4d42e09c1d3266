import type { Language } from '#contract/fields.ts'
import type { Department } from '#contract/lead/departments.ts'
import type { LeadKind } from '#contract/lead/lead.ts'
import type { LeadDetails } from '#contract/lead/lead-facts.ts'
import type { Referral } from '#contract/lead/referral.ts'

import type { Transaction } from '../database/open.ts'
import { AppError } from '../app-error.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { enqueueMail } from '../mail/queries.ts'
import { attemptKey, countAttempt, hasRoom, requirePerson } from '../http/limit/queries.ts'
import { isSuspect } from '../http/limit/rules.ts'
import { askToSubscribe } from '../newsletter/save-subscriber.ts'
import type { Tools } from '../tools.ts'
import { addLead, findAgent, findListingId, findReader, findReferrer, holdWorkingAgent } from './queries.ts'

/** Receipts that one address is sent in an hour, whoever says to have it. */
const receiptsToOne = { max: 4, minutes: 60 }
/** Chats that one address begins in an hour. */
const chatsFromOne = { max: 60, minutes: 60 }

/** Who is to answer: an agent, an agency, or a department of the network. */
export type Recipient = { agent: number } | { agency: number } | { department: Department }

/** What a form says, whichever it is. */
export type Enquiry = {
  kind: LeadKind
  to: Recipient
  full_name?: string
  phone?: string
  email?: string
  message?: string | null | undefined
  details: LeadDetails
  property_code?: string | null | undefined
}

/** How it came. */
export type Coming = {
  referral_code?: Referral | undefined
  agency_referral_code?: Referral | undefined
  first_referral?: Referral | undefined
  page?: string | undefined
  lang?: Language | undefined
  consent?: string | undefined
  website?: string | undefined
  fill_ms?: number | undefined
  'g-recaptcha-response'?: string
}

type By = {
  address: string
  language: Language
  keep: KeepAnswer
  answer: (reference: string) => object
  /** What is written along with the lead. */
  also?: (tx: Transaction, lead_id: number, agent_id: number | null) => Promise<void>
}

/**
 * Takes an enquiry in: the lead, the email to whoever is to answer, the visitor's receipt and the answer itself are
 * written together or not at all. What looks like a machine's is set aside without any email. Answers the reference.
 */
export async function sendLead(tools: Tools, enquiry: Enquiry, coming: Coming, by: By): Promise<string> {
  const { db } = tools
  const isChat = enquiry.kind === 'whatsapp'
  const checked = await checkSender(tools, enquiry.kind, coming)
  const check = isSuspect(coming) ? 'suspect' : checked
  const known = await recipientOf(tools, enquiry.to)
  const about = await columnsOf(tools, enquiry, coming)
  const language = coming.lang ?? by.language

  const reference = await db.transaction(async (tx) => {
    await countOne(tools, tx, isChat, by.address)
    const { to: _, property_code: _code, ...said } = enquiry
    const state = check === 'suspect' ? 'spam' : 'new'
    const { columns, reader } = await recipientNow(tools, tx, known)
    const lead = await addLead(tx, { ...said, ...about, ...columns, state, check, language })
    await by.also?.(tx, lead.id, columns.agent_id ?? null)
    if (!isChat && check !== 'suspect') {
      await enqueueMail(tx, { kind: 'lead_received', ...reader, about: { lead: lead.id } })
      if (check === 'checked') await enqueueReceipt(tx, enquiry.email!, language, lead.id)
      if (enquiry.details.subscribe) await askToSubscribe(tx, subscriberOf(enquiry, coming, language))
    }
    await by.keep(tx, by.answer(lead.reference))
    return lead.reference
  })
  tools.wakeOutbox()
  return reference
}

/** Whether a person sent it; to open a chat nobody has to show that. */
async function checkSender(tools: Tools, kind: LeadKind, coming: Coming) {
  if (kind === 'whatsapp') return 'checked'
  const action = kind === 'agent_message' ? 'agent' : kind
  return requirePerson(tools, coming['g-recaptcha-response'] ?? '', { action, orUnchecked: true })
}

function countOne({ leadsPerHour }: Tools, tx: Transaction, isChat: boolean, address: string) {
  if (isChat) return countAttempt(tx, attemptKey('chat_from', address), chatsFromOne, 'lead.too_many')
  if (leadsPerHour === 0) return undefined
  return countAttempt(tx, attemptKey('lead_from', address), { max: leadsPerHour, minutes: 60 }, 'lead.too_many')
}

/** Where an enquiry goes: its columns, and whom the email goes to. A number that no agent has is an agency's. */
async function recipientOf({ db, departmentMail }: Tools, to: Recipient) {
  for (const columns of columnsFor(to)) {
    const reader = await findReader(db, departmentMail, columns)
    if (reader) return { columns, reader }
  }
  throw new AppError('agent' in to ? 'agent.not_found' : 'agency.not_found')
}

type Known = Awaited<ReturnType<typeof recipientOf>>

/** Who answers as things stand: what comes for somebody who was suspended is the agency's, and never nobody's. */
async function recipientNow({ departmentMail }: Tools, tx: Transaction, known: Known): Promise<Known> {
  const { agent_id } = known.columns
  if (agent_id === undefined || (await holdWorkingAgent(tx, agent_id))) return known
  const columns = { agency_id: (await findAgent(tx, agent_id))!.agency_id }
  return { columns, reader: (await findReader(tx, departmentMail, columns)) ?? known.reader }
}

type Columns = { agent_id?: number; agency_id?: number; department?: Department }

function columnsFor(to: Recipient): Columns[] {
  if ('agent' in to) return [{ agent_id: to.agent }, { agency_id: to.agent }]
  return ['agency' in to ? { agency_id: to.agency } : to]
}

/** What an enquiry is about and who sent the visitor, as the lead keeps it. */
async function columnsOf({ db }: Tools, { property_code }: Enquiry, coming: Coming) {
  const listing_id = property_code ? await findListingId(db, property_code) : null
  if (property_code && listing_id === null) {
    throw new AppError('request.invalid', { errors: { property_code: ['field.unknown_property'] } })
  }
  const { referral_code, agency_referral_code, first_referral } = coming
  const last = await referrersOf(db, [referral_code, agency_referral_code])
  const first = first_referral ? await referrersOf(db, [first_referral]) : last
  return {
    listing_id,
    page: coming.page ?? null,
    consent: coming.consent ?? null,
    referrer_agent_id: last.agent,
    referrer_agency_id: last.agency,
    first_referrer_agent_id: first.agent,
    first_referrer_agency_id: first.agency,
  }
}

async function referrersOf(db: Tools['db'], referrals: (Referral | undefined)[]) {
  const of = async (type: Referral['type']) => {
    const referral = referrals.find((one) => one?.type === type)
    return referral ? findReferrer(db, referral) : null
  }
  return { agent: await of('referer'), agency: await of('areferer') }
}

/** The visitor's receipt; past the limit nothing is sent, for the address may be a stranger's. */
async function enqueueReceipt(tx: Transaction, email: string, language: Language, lead: number): Promise<void> {
  if (!(await hasRoom(tx, attemptKey('receipt', email), receiptsToOne))) return
  await enqueueMail(tx, { kind: 'lead_receipt', to: email, language, about: { lead } })
}

function subscriberOf({ full_name, email }: Enquiry, { page, consent }: Coming, language: Language) {
  return { email: email!, name: full_name!, interests: ['news' as const], language, page, consent }
}
