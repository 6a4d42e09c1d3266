import { getDayHere } from '#contract/day.ts'
import type { AskedOffer, MailKind, OffersMail } from '#contract/mail/mail.ts'
import type { Language } from '#contract/fields.ts'
import { toListingSlug, toTypeSlug } from '#contract/slugs.ts'

import type { Connection } from '../database/open.ts'
import { findAgent } from '../lead/queries.ts'
import type { Writer } from '../mail/deliver-mails.ts'
import { toRealstateType } from '../property/realstate-type.ts'
import type { Tools } from '../tools.ts'
import { listMandateEnds, listManagers, listOffers, listReasons, type MailedOffer } from './queries.ts'
import { signAvailable } from './signature.ts'

type Needed = Pick<Tools, 'pageAddress' | 'secret' | 'writeMail' | 'now'>
type About = { agent: number; listings: number[]; at: string }
type Kind = Extract<
  MailKind,
  | 'confirm_offers'
  | 'confirm_offers_again'
  | 'offers_unconfirmed'
  | 'mandate_ends'
  | `offer_off_${string}`
  | 'offer_doubted'
>

/** Which listings are still as an email says; of what changed meanwhile nothing is said. */
const isStillSo: Record<Kind, (offer: MailedOffer) => boolean> = {
  confirm_offers: ({ status, stage }) => status === 'published' && stage >= 1,
  confirm_offers_again: ({ status, stage }) => status === 'published' && stage === 2,
  offers_unconfirmed: ({ status, stage }) => status === 'published' && stage === 2,
  offer_off_unconfirmed: ({ status_reason }) => status_reason === 'unconfirmed',
  offer_off_no_news: ({ status_reason }) => status_reason === 'no_news',
  offer_off_mandate_over: ({ status_reason }) => status_reason === 'mandate_over',
  offer_doubted: ({ status }) => status === 'published',
  mandate_ends: ({ status }) => ['published', 'reserved', 'inactive'].includes(status),
}

/** Kinds that bring links which answer without signing in. */
const answering: readonly Kind[] = ['confirm_offers', 'confirm_offers_again', 'offer_off_unconfirmed', 'offer_doubted']

/** How the emails about what nobody confirmed are written. */
export function createFreshnessMails(tools: Needed): Record<Kind, Writer> {
  const write =
    (kind: Kind): Writer =>
    async (tx, { to, language, about: given }) => {
      const about = given as About
      const agent = await findAgent(tx, about.agent)
      const known = (await listOffers(tx, about.agent, { ids: about.listings }, language)).filter(isStillSo[kind])
      const ends =
        kind === 'mandate_ends' ? await listMandateEnds(tx, about.listings, getDayHere(tools.now(), 14)) : null
      // A mandate that was renewed meanwhile ends no more.
      const offers = ends ? known.filter(({ id }) => ends.has(id)) : known
      if (!agent || offers.length === 0) return null
      const data: OffersMail = {
        full_name: kind === 'offers_unconfirmed' ? await nameManager(tx, about.agent, to) : agent.name,
        agent: agent.name,
        count: offers.length,
        homes: offers.map((offer) => ({
          ...homeOf(tools, offer, { kind, about, language }),
          ...(ends && { until: ends.get(offer.id)!, renew: renewAt(tools, offer.code, language) }),
        })),
        ...(kind === 'offer_doubted' && { reasons: await listReasons(tx, about.listings) }),
        link: answering.includes(kind)
          ? linkTo(
              tools,
              about,
              offers.map(({ code }) => code),
              language,
            )
          : tools.pageAddress('listings', language),
      }
      return tools.writeMail(kind, language, data)
    }
  return Object.fromEntries(Object.keys(isStillSo).map((kind) => [kind, write(kind as Kind)])) as Record<Kind, Writer>
}

type Writing = { kind: Kind; about: About; language: Language }

function homeOf(tools: Needed, offer: MailedOffer, { kind, about, language }: Writing): AskedOffer {
  const { code, title, place, price, currency, business_type, confirmed_at, type, is_collection } = offer
  const holes = { type: toTypeSlug(toRealstateType(type, language)), slug: toListingSlug(title, code) }
  const link = tools.pageAddress(is_collection ? 'collection_property' : 'property', language, { holes })
  const home = { code, title, place, price, currency, business_type, confirmed_at, link }
  if (!answering.includes(kind)) return home
  const yes = linkTo(tools, about, [code], language)
  return { ...home, yes, ...(kind !== 'offer_off_unconfirmed' && { no: `${yes}&do=no` }) }
}

/** Where another last day of a mandate is written. */
function renewAt({ pageAddress }: Needed, code: string, language: Language): string {
  return `${pageAddress('editor', language, { id: code })}#mandate`
}

/** The page on which a press answers for these listings; opening it does nothing. */
function linkTo({ pageAddress, secret }: Needed, { agent, at }: About, codes: string[], language: Language): string {
  const { key, expires, signature } = signAvailable(secret, agent, codes, new Date(at))
  return pageAddress('available', language, { id: key, query: { codes: codes.join(), expires, signature } })
}

async function nameManager(tx: Connection, agent: number, to: string): Promise<string> {
  const managers = await listManagers(tx, { agent })
  return managers.find((manager) => manager.to === to)?.full_name ?? ''
}
