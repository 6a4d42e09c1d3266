import type { MailKind, OffersMail } from '#contract/mail/mail.ts'
import type { Language } from '#contract/fields.ts'

import { formatLongDate } from '../dates.ts'
import { formatMoney } from '../money.ts'
import { getMailTexts } from './texts.ts'

/** Whether an email is to agents, or those who manage them, about what they offer. */
export function isAboutOffers(kind: MailKind): boolean {
  return /^(?:confirm_offers|offers?_|mandate_)/.test(kind)
}

/** The listings of such an email: what each costs, where it is, when it was last confirmed, and the links that answer. */
export function listOffers({ homes }: OffersMail, language: Language) {
  const t = getMailTexts(language)
  return homes.map(({ title, code, place, price, currency, business_type, link, confirmed_at, ...more }) => {
    const { yes, no, until, renew } = more
    const amount = formatMoney(price, currency, language)
    const asked = business_type === 'lease' ? t('mail.alert.monthly', { price: amount }) : amount
    const [date, says] = until
      ? [until, 'mail.mandate_ends.until' as const]
      : [confirmed_at, 'mail.offers.confirmed' as const]
    const since = date && t(says, { date: formatLongDate(date, language) })
    return {
      title,
      lines: [`${asked} · ${place} · ${code}`, ...(since ? [since] : [])],
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
