import type { MailKind } from '#contract/mail/mail.ts'
import type { AlertListing } from '#contract/mail/mail.ts'
import type { StoredCriteria } from '#contract/saved-search/saved-search.ts'
import type { Language } from '#contract/fields.ts'
import { toListingSlug, toTypeSlug } from '#contract/slugs.ts'

import type { Writer } from '../../mail/deliver-mails.ts'
import { toRealstateType } from '../../property/realstate-type.ts'
import type { Tools } from '../../tools.ts'
import { type AlertOfMail, findAlertRequest, findListening, listHomes, type MailedListing } from './queries.ts'
import { lifeOfConfirming, signAlert } from './signature.ts'

type Needed = Pick<Tools, 'pageAddress' | 'secret' | 'siteUrl' | 'writeMail' | 'now'>

/** How the emails about saved searches are written. */
export function createAlertMails(tools: Needed) {
  return {
    confirm_alert: async (tx, { language, about }) => {
      const alert = await findAlertRequest(tx, about)
      if (!alert) return null
      const expires = String(Math.floor((tools.now().getTime() + lifeOfConfirming) / 1000))
      const signature = signAlert(tools.secret, 'confirm', alert.key, expires)
      const link = tools.pageAddress('alert', language, { id: alert.key, query: { do: 'confirm', expires, signature } })
      return tools.writeMail('confirm_alert', language, { full_name: '', name: alert.name, link })
    },

    alert: async (tx, { id, language, about }) => {
      const alert = await findListening(tx, Number(about.search))
      if (!alert || alert.alert === 'off') return null
      const homes = await listHomes(tx, id, language)
      if (!homes[0]) return null
      const signature = signAlert(tools.secret, 'pause', alert.key)
      const written = tools.writeMail('alert', language, {
        full_name: alert.full_name ?? '',
        name: alert.name,
        rate: alert.alert,
        count: homes[0].count,
        homes: homes.map((home) => homeOf(tools, home, language)),
        link: searchAddress(tools, alert.criteria, language),
        pause: tools.pageAddress('alert', language, { id: alert.key, query: { do: 'pause', signature } }),
      })
      return { ...written, unsubscribe: pauseAddress(tools, alert, signature) }
    },
  } satisfies Partial<Record<MailKind, Writer>>
}

/** Where a mail program says that emails are to end: the API itself, for no page is opened. */
function pauseAddress({ siteUrl }: Needed, { key }: AlertOfMail, signature: string): string {
  return `${siteUrl}/v2/alerts/${key}/pause?${new URLSearchParams({ signature })}`
}

function homeOf({ pageAddress }: Needed, home: MailedListing, language: Language): AlertListing {
  const { code, title, type, city, sector, is_collection, price, currency, business_type, facts } = home
  const holes = { type: toTypeSlug(toRealstateType(type, language)), slug: toListingSlug(title, code) }
  const link = pageAddress(is_collection ? 'collection_property' : 'property', language, { holes })
  return { title, place: `${sector}, ${city}`, price, currency, business_type, link, facts }
}

/** The page of a saved search: its filters as the address bar has them. */
function searchAddress({ pageAddress }: Needed, criteria: StoredCriteria, language: Language): string {
  const { business_type, ...filters } = criteria
  const page = business_type === 'sale' ? 'buy' : business_type === 'lease' ? 'rent' : 'properties'
  const query = Object.entries(filters).flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [name, typeof one === 'boolean' ? (one ? '1' : '0') : String(one)]),
  )
  return pageAddress(page, language, query.length > 0 ? { query } : {})
}
