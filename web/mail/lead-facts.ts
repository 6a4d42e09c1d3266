import type { MailData } from '#contract/mail/mail.ts'
import type { Language } from '#contract/fields.ts'

import { formatMoney } from '../money.ts'
import { countryNames } from '#locales/country-names.ts'
import { formatPhone } from '../phone.ts'
import { getMailTexts } from './texts.ts'

/** What a visitor's form said beside the message, each under its name; what was not asked is left out. */
export function listLeadFacts({ phone, email, details, referrer }: MailData['lead_received'], language: Language) {
  const t = getMailTexts(language)
  const { identification_type, currency = 'DOP' } = details
  const amount = (sum: number | undefined) =>
    sum === undefined ? undefined : formatMoney(sum, currency, language, true)
  const facts: [name: string, value: string | null | undefined][] = [
    [t('letter.lead.phone'), phone && formatPhone(phone)],
    [t('letter.lead.other_phone'), details.phone && formatPhone(details.phone)],
    [t('letter.lead.email'), email],
    [t('letter.lead.nationality'), countryName(details.nationality, language)],
    [t(`letter.lead.${identification_type === 'passport' ? 'passport' : 'id_card'}`), details.identification],
    [t('letter.lead.country'), countryName(details.country, language)],
    [t('letter.lead.birth_date'), details.birth_date],
    [t('letter.lead.address'), details.address],
    [t('letter.lead.initial_payment'), amount(details.initial_payment)],
    [t('letter.lead.loan_amount'), amount(details.loan_amount)],
    [t('letter.lead.referrer'), referrer],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** A country by its code is named; whatever else was written stays as it is. */
function countryName(word: string | undefined, language: Language): string | undefined {
  if (!word || !/^[A-Z]{2}$/.test(word)) return word
  return countryNames(language).of(word)
}
