import type { ReportReason } from '../freshness/freshness.ts'
import type { Currency, Language } from '../fields.ts'
import type { BusinessType, ListingStatus } from '../property/property-type.ts'
import type { LeadKind } from '../lead/lead.ts'
import type { LeadDetails, VisitMode } from '../lead/lead-facts.ts'
import type { VisitSide } from '../lead/visit-state.ts'
import type { AlertRate } from '../saved-search/saved-search.ts'

/** Days after its end, delivered or not, for which it is known to whom an email went. */
export const mailRetentionDays = 90

type Price = { price: number; currency: Currency }

/** What happened to a property of a saved search. */
export type AlertFact =
  | { kind: 'new' }
  | { kind: 'back' }
  | { kind: 'price'; from: Price; to: Price }
  | { kind: 'status'; status: Exclude<ListingStatus, 'draft' | 'in_review' | 'published'> }

/** A property of an email about a saved search, and what happened to it, the first thing first. */
export type AlertListing = Price & {
  title: string
  place: string
  business_type: BusinessType
  link: string
  facts: AlertFact[]
}

/** A run of an import; `problem` is empty where nothing failed. */
export type ImportMail = {
  full_name: string
  source: string
  problem: string
  rows: number
  added: number
  changed: number
  unchanged: number
  refused: number
  gone: number
  link: string
}

/** The property that an enquiry is about. */
export type LeadListing = Price & { code: string; title: string; link: string }

/** A visit as its emails say it; `time_zone` is where the reader's clock stands, null where it is the country's. */
export type VisitMail = {
  full_name: string
  to: VisitSide
  other: { name: string; phone: string | null; email: string | null } | null
  reference: string
  mode: VisitMode
  moments: string[]
  time_zone: string | null
  property: LeadListing | null
  /** Where it is, as far as everybody may know, or what else is to be visited. */
  place: string | null
  about: string | null
  reason: string | null
  link: string
}

/** A listing that its agent is asked about; `yes` and `no` answer for it alone. */
export type AskedOffer = Price & {
  code: string
  title: string
  place: string
  business_type: BusinessType
  link: string
  confirmed_at: string | null
  yes?: string
  no?: string
}

/** What agents, and those who manage them, are told of offers that nobody confirmed; `link` answers for all, or leads to the workspace. */
export type OffersMail = {
  full_name: string
  agent: string
  count: number
  homes: AskedOffer[]
  link: string
  /** What visitors say is not true. */
  reasons?: ReportReason[]
}

/** What each kind of email needs to be written; addresses are absolute. */
export type MailData = {
  confirm_email: { full_name: string; link: string }
  already_registered: { full_name: string; sign_in: string; restore: string }
  restore_password: { full_name: string; link: string }
  password_changed: { full_name: string; restore: string }
  confirm_new_email: { full_name: string; link: string }
  email_changing: { full_name: string; new_email: string; restore: string }
  phone_changed: { full_name: string; restore: string }
  provider_linked: { full_name: string; provider: string; restore: string }
  account_deleted: { full_name: string }
  factor_on: { full_name: string; restore: string }
  factor_off: { full_name: string; restore: string }
  recovery_code_used: { full_name: string; left: number; restore: string }
  /** To the agent whose second factor a manager took away. */
  factor_reset: { full_name: string; by: string; link: string }
  /** To whoever is to work for an agency; the link works once, for three days. */
  team_invitation: { full_name: string; agency: string; by: string; role: 'agent' | 'manager'; link: string }
  team_suspended: { full_name: string; agency: string }
  /** To whoever takes over what somebody else leaves behind. */
  team_taken_over: { full_name: string; from: string; listings: number; leads: number; link: string }
  /** To the old number's owner, and to the network: `whose` is the agent or agency. */
  telephone_changed: { full_name: string; whose: string; by: string; link: string }
  confirm_alert: { full_name: string; name: string; link: string }
  /** `count` properties, of which the first are shown. */
  alert: {
    full_name: string
    name: string
    rate: Exclude<AlertRate, 'off'>
    count: number
    homes: AlertListing[]
    link: string
    pause: string
  }
  /** To whoever is to answer an enquiry; `full_name` is empty where that is no person. */
  lead_received: {
    full_name: string
    kind: Exclude<LeadKind, 'whatsapp' | 'visit'>
    sender: string
    reference: string
    phone: string | null
    email: string | null
    details: LeadDetails
    message: string | null
    property: LeadListing | null
    referrer: string | null
    is_unchecked: boolean
    link: string
  }
  /** To whoever wrote; `recipient` is the agent, the agency or the network. */
  lead_receipt: { full_name: string; recipient: string; reference: string; property: LeadListing | null }
  /** What is said of a visit, to either side of it: `other` is who stands on the other, `moments` what it is about. */
  visit_requested: VisitMail & { message: string | null; referrer: string | null; is_unchecked: boolean }
  visit_receipt: VisitMail
  visit_changed: VisitMail
  visit_proposed: VisitMail
  visit_confirmed: VisitMail & { is_reminded: boolean }
  visit_declined: VisitMail
  visit_cancelled: VisitMail
  visit_reminder: VisitMail
  confirm_offers: OffersMail
  confirm_offers_again: OffersMail
  offers_unconfirmed: OffersMail
  offer_off_unconfirmed: OffersMail
  offer_off_no_news: OffersMail
  offer_off_mandate_over: OffersMail
  offer_doubted: OffersMail
  /** To whoever wrote a draft: why it came back, in the reviewer's words; `title` is empty where it has none yet. */
  draft_returned: { full_name: string; title: string; by: string; reason: string; link: string }
  draft_approved: { full_name: string; title: string; code: string; link: string }
  import_waiting: ImportMail
  import_failed: ImportMail
  import_finished: ImportMail
  confirm_newsletter: { full_name: string; link: string }
  newsletter_begun: { full_name: string; link: string }
  newsletter_known: { full_name: string; link: string }
}
export type MailKind = keyof MailData

/** An email as it is sent. */
export type WrittenMail = {
  subject: string
  html: string
  text: string
  /** Where one click ends emails like this one (RFC 8058). */
  unsubscribe?: string
  /** Who is to get what the reader answers. */
  reply_to?: { name: string; address: string }
  /** An event for its reader's calendar (RFC 5545), and what it does there. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
}

/** Writes an email in the reader's language under the brand's name. */
export type WriteMail = <Kind extends MailKind>(kind: Kind, language: Language, data: MailData[Kind]) => WrittenMail

/** The pages that emails, and providers of sign-ins, lead to. */
export type MailPage =
  | 'home'
  | 'sign_in'
  | 'forgot_password'
  | 'restore_password'
  | 'confirm_email'
  | 'provider'
  | 'alert'
  | 'properties'
  | 'buy'
  | 'rent'
  | 'property'
  | 'collection_property'
  | 'newsletter'
  | 'desk'
  | 'profile'
  | 'invitation'
  | 'visit'
  | 'available'
  | 'report'
  | 'editor'
  | 'listings'

/** The absolute address of such a page; `id` or others fill its holes, and `query` follows. */
export type PageAddress = (
  page: MailPage,
  language: Language,
  more?: { id?: string; holes?: Record<string, string>; query?: Record<string, string> | [string, string][] },
) => string
