import type { Language } from '#contract/fields.ts'
import type { VisitMail } from '#contract/mail/mail.ts'

import { formatPhone } from '../phone.ts'
import { getMailTexts } from './texts.ts'
import { formatElsewhere, formatVisitMoment } from './visit-moments.ts'

/** What an email says of a visit, each under its name: when, how, with whom and where, as far as it is known. */
export function listVisitFacts(visit: VisitMail, language: Language, referrer: string | null) {
  const t = getMailTexts(language)
  const { moments, mode, other, place, about, reason } = visit
  const who = other && [other.name, other.phone && formatPhone(other.phone), other.email].filter(Boolean).join(' · ')
  const facts: [name: string, value: string | null][] = [
    ...listMoments(visit, language).map((moment, at): [string, string] => [
      moments.length > 1 ? t('mail.visit.option', { number: at + 1 }) : t('mail.visit.when'),
      moment,
    ]),
    [t('mail.visit.mode'), t(`lead.facts.visit_mode.${mode}`)],
    [t('mail.visit.who'), who],
    [t('mail.visit.what'), about],
    [t('mail.visit.where'), mode === 'video' ? null : place],
    [t('mail.visit.reason'), reason],
    [t('mail.lead.referrer'), referrer],
  ]
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []))
}

/** Its moments by the clocks of the country, and of the visitor where those differ. */
export function listMoments({ moments, time_zone }: Pick<VisitMail, 'moments' | 'time_zone'>, language: Language) {
  return moments.map((iso) => {
    const here = formatVisitMoment(iso, language)
    const there = formatElsewhere(iso, language, time_zone)
    return there ? getMailTexts(language)('mail.visit.both_times', { here, there }) : here
  })
}
