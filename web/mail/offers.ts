import type { MailKind, OffersMail } from '#contract/mail/mail.ts'
import type { Language } from '#contract/fields.ts'

import { formatLongDate } from '../dates.ts'
import { formatMoney } from '../money.ts'
import { getMailTexts } from './texts.ts'

const kinds: readonly MailKind[] = [
  'confirm_offers',
  'confirm_offers_again',
  'offers_unconfirmed',
  'offer_off_unconfirmed',
  'offer_off_no_news',
  'offer_off_mandate_over',
  'offer_doubted',
  'mandate_ends',
]

/** Whether an email is to agents, or those who manage them, about what they offer. */
export function isAboutOffers(kind: MailKind): boolean {
  return kinds.includes(kind)
}

/** The listings of such an email: what each costs, where it is, when it was last confirmed, and the links that answer. */
export function listOffers({ homes }: OffersMail, language: Language) {
  const t = getMailTexts(language)
  return homes.map(({ title, code, place, price, currency, business_type, link, confirmed_at, ...more }) => {
    const { yes, no, until, renew } = more
    const amount = formatMoney(price, currency, language)
    const asked = business_type === 'lease' ? t('mail.alert.monthly', { price: amount }) : amount
    const end = until && t('mail.mandate_ends.until', { date: formatLongDate(until, language) })
    const since = !until && confirmed_at && t('mail.offers.confirmed', { date: formatLongDate(confirmed_at, language) })
    return {
      title,
      lines: [`${asked} · ${place} · ${code}`, ...(end ? [end] : []), ...(since ? [since] : [])],
      href: link,
      links: [
        ...(yes ? [{ label: t('mail.offers.yes'), href: yes }] : []),
        ...(renew ? [{ label: t('mail.mandate_ends.renew'), href: renew }] : []),
        ...(no ? [{ label: t('mail.offers.no'), href: no }] : []),
      ],
    }
  })
}

/** What visitors say is not true. */
export function listReports({ reasons = [] }: OffersMail, language: Language) {
  const t = getMailTexts(language)
  const value = reasons.map((reason) => t(`mail.offer_doubted.reason_${reason}`)).join(', ')
  return value ? [{ name: t('mail.offer_doubted.reasons'), value }] : []
}
