import type { Language } from '#contract/fields.ts'
import type {
  AlertFact,
  AlertListing,
  LeadListing,
  MailData,
  MailKind,
  OffersMail,
  VisitMail,
} from '#contract/mail/mail.ts'
import { withLineEnds } from '#contract/line-ends.ts'

import { formatMoney } from '../money.ts'
import { listLeadFacts } from './lead-facts.ts'
import { getMailTexts, type MailText, type MailTextKey } from './texts.ts'
import { isAboutOffers, listOffers, listReports } from './offers.ts'
import { listVisitFacts } from './visit-facts.ts'
import { formatVisitMoment } from './visit-moments.ts'

/** What an email says, before it is laid out. */
export type Content = {
  subject: string
  title: string
  hello: string | null
  paragraphs: string[]
  /** What the email lists, each with its own link. */
  homes: { title: string; lines: string[]; href: string; links?: { label: string; href: string }[] }[]
  /** What is known of somebody, by name. */
  facts: { name: string; value: string }[]
  /** What somebody else wrote, in their own words and lines; null when nobody did. */
  quote: string | null
  /** How many more there are than are listed. */
  rest: string | null
  action: { label: string; href: string } | null
  /** Said after the button, smaller. */
  after: string
  /** Why the reader gets it. */
  why: string
  /** Where emails like this one are ended. */
  pause: { label: string; href: string } | null
}

/** How the button of each kind finds its way in the kind's data. */
const ways: { [Kind in MailKind]: ((data: MailData[Kind]) => string) | null } = {
  confirm_email: ({ link }) => link,
  already_registered: ({ sign_in }) => sign_in,
  restore_password: ({ link }) => link,
  password_changed: ({ restore }) => restore,
  confirm_new_email: ({ link }) => link,
  email_changing: ({ restore }) => restore,
  phone_changed: ({ restore }) => restore,
  provider_linked: ({ restore }) => restore,
  account_deleted: null,
  factor_on: ({ restore }) => restore,
  factor_off: ({ restore }) => restore,
  recovery_code_used: ({ restore }) => restore,
  factor_reset: ({ link }) => link,
  team_invitation: ({ link }) => link,
  team_suspended: null,
  team_taken_over: ({ link }) => link,
  telephone_changed: ({ link }) => link,
  confirm_alert: ({ link }) => link,
  alert: ({ link }) => link,
  lead_received: ({ link }) => link,
  lead_receipt: null,
  visit_requested: ({ link }) => link,
  visit_receipt: ({ link }) => link,
  visit_changed: ({ link }) => link,
  visit_proposed: ({ link }) => link,
  visit_confirmed: ({ link }) => link,
  visit_declined: ({ link }) => link,
  visit_cancelled: ({ link }) => link,
  visit_reminder: ({ link }) => link,
  confirm_offers: ({ link }) => link,
  confirm_offers_again: ({ link }) => link,
  offers_unconfirmed: ({ link }) => link,
  offer_off_unconfirmed: ({ link }) => link,
  offer_off_no_news: ({ link }) => link,
  offer_off_mandate_over: ({ link }) => link,
  offer_doubted: ({ link }) => link,
  draft_returned: ({ link }) => link,
  draft_approved: ({ link }) => link,
  import_waiting: ({ link }) => link,
  import_failed: ({ link }) => link,
  import_finished: ({ link }) => link,
  confirm_newsletter: ({ link }) => link,
  newsletter_begun: ({ link }) => link,
  newsletter_known: ({ link }) => link,
}

/** What the emails of visits know, some of it of one kind alone. */
type AnyVisit = VisitMail & Partial<MailData['visit_requested'] & MailData['visit_confirmed']>

/** Words that every email has: a kind without them does not compile. */
type Always = 'subject' | 'title' | 'text'

/** The words of an email of a kind, in a language. */
export function createContent<Kind extends MailKind>(
  kind: Kind,
  language: Language,
  data: MailData[Kind],
  brand: string,
): Content {
  const t = getMailTexts(language)
  // Each kind's texts name only holes that its data fill.
  const write = t as (key: string, holes: object) => string
  const fill = (key: string) => write(key, { ...data, ...named, brand })
  const say = (part: Always) => fill(`mail.${kind}.${part}` satisfies MailTextKey)
  const way = ways[kind]
  const alert = kind === 'alert' ? (data as MailData['alert']) : null
  const lead = kind === 'lead_received' ? (data as MailData['lead_received']) : null
  const receipt = kind === 'lead_receipt' ? (data as MailData['lead_receipt']) : null
  const visit = kind.startsWith('visit_') ? (data as AnyVisit) : null
  const returned = kind === 'draft_returned' ? (data as MailData['draft_returned']) : null
  const home = (lead ?? receipt ?? visit)?.property
  const offers = isAboutOffers(kind) ? (data as OffersMail) : null
  const named = {
    ...(visit && nameVisit(visit, language)),
    ...(lead && { what: t(`mail.lead_received.what_${lead.kind}`) }),
    ...(receipt && { recipient: receipt.recipient || brand }),
  }
  return {
    subject: say('subject'),
    title: say('title'),
    hello: data.full_name ? t('mail.hello', { name: data.full_name }) : null,
    paragraphs: [
      say('text'),
      ...((lead ?? visit)?.is_unchecked ? [t('mail.lead_received.unchecked')] : []),
      ...(visit?.is_reminded ? [t('mail.visit_confirmed.reminder')] : []),
    ],
    facts: offers
      ? listReports(offers, language)
      : lead
        ? listLeadFacts(lead, language)
        : visit
          ? listVisitFacts(visit, language, visit.referrer ?? null)
          : [],
    quote: withLineEnds((lead ?? visit)?.message ?? returned?.reason ?? '') || null,
    homes: offers ? listOffers(offers, language) : listHomes(alert, home, language),
    rest: alert && alert.count > alert.homes.length ? restOf(alert, t) : null,
    action: way && { label: fill(`mail.${kind}.action`), href: way(data) },
    after: alert ? t(`mail.alert.why_${alert.rate}`, { name: alert.name }) : fill(`mail.${kind}.after`),
    why: t(offers ? 'mail.why_offers' : chooseWhy(kind, Boolean(lead) || visit?.to === 'agent'), { brand }),
    pause: alert && { label: t('mail.alert.pause'), href: alert.pause },
  }
}

/** Why the reader gets it. */
function chooseWhy(kind: MailKind, isOfNetwork: boolean) {
  if (kind.startsWith('draft_') || kind.startsWith('import_')) return 'mail.why_author'
  return isOfNetwork ? 'mail.why_network' : 'mail.why'
}

/** The homes of an alert, or the one that an enquiry is about. */
function listHomes(alert: MailData['alert'] | null, home: LeadListing | null | undefined, language: Language) {
  if (alert) return alert.homes.map((one) => ({ ...one, lines: linesOf(one, language), href: one.link }))
  if (!home) return []
  const { title, price, currency, code, link } = home
  return [{ title, lines: [`${formatMoney(price, currency, language)} · ${code}`], href: link }]
}

/** Who stands on the other side of a visit, and the first of its moments, for the words of its emails. */
function nameVisit({ other, moments }: AnyVisit, language: Language) {
  return { name: other?.name ?? '', when: moments[0] ? formatVisitMoment(moments[0], language) : '' }
}

function restOf({ count, homes }: MailData['alert'], t: MailText): string {
  return t('mail.alert.rest', { count: count - homes.length })
}

function linesOf(home: AlertListing, language: Language): string[] {
  const t = getMailTexts(language)
  const price = formatMoney(home.price, home.currency, language)
  const asked = home.business_type === 'lease' ? t('mail.alert.monthly', { price }) : price
  return [`${asked} · ${home.place}`, ...home.facts.map((fact) => formatValue(fact, language))]
}

function formatValue(fact: AlertFact, language: Language): string {
  const t = getMailTexts(language)
  if (fact.kind === 'status') return t(`mail.alert.status_${fact.status}`)
  if (fact.kind !== 'price') return t(`mail.alert.${fact.kind}`)
  const [from, to] = [fact.from, fact.to].map(({ price, currency }) => formatMoney(price, currency, language)) as [
    string,
    string,
  ]
  // Amounts in two currencies are neither more nor less.
  const isSame = fact.from.currency === fact.to.currency
  const way = !isSame ? 'other' : fact.to.price < fact.from.price ? 'down' : 'up'
  return t(`mail.alert.price_${way}`, { from, to })
}
