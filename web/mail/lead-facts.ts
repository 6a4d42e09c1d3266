import type { MailData } from '#contract/mail/mail.ts'
import type { Language } from '#contract/fields.ts'

import { describeFacts } from './describe-facts.ts'
import { formatPhone } from '../phone.ts'
import { getMailTexts } from './texts.ts'

/** What a visitor's form said beside the message, each under its name; what was not asked is left out. */
export function listLeadFacts({ phone, email, details, referrer }: MailData['lead_received'], language: Language) {
  const t = getMailTexts(language)
  const facts: [name: string, value: string | null][] = [
    [t('mail.lead.phone'), phone && formatPhone(phone)],
    [t('mail.lead.email'), email],
    ...describeFacts(details, { language, t }).map(({ name, value }): [string, string] => [name, value]),
    [t('mail.lead.referrer'), referrer],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}
