import type { OfficeHours } from '#contract/agency/office-hours.ts'
import { weekdays, type Weekday } from '#contract/lead/visit-hours.ts'
import type { Language } from '#contract/language.ts'
import { perLanguage } from '#locales/per-language.ts'

import { capitalize } from '../agent/spoken.ts'
import { nameDay } from '../lead/visit/name-day.ts'
import type { Text } from '../texts.ts'

const clockIn = perLanguage(
  (tag) => new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }),
)

type Span = OfficeHours[Weekday]

/** When an office is open, in a line for each stretch of days that are alike. */
export function describeHours(hours: OfficeHours, language: Language, t: Text): string[] {
  const stretches: { from: Weekday; to: Weekday; span: Span }[] = []
  for (const day of weekdays) {
    const last = stretches.at(-1)
    const span = hours[day]
    if (last && isAlike(last.span, span)) last.to = day
    else stretches.push({ from: day, to: day, span })
  }
  return stretches.map(({ from, to, span }) => {
    const names = { from: nameDay(from, language), to: nameDay(to, language) }
    const days = from === to ? names.from : t('agency.days', names)
    const open = span ? clockIn(language).formatRange(toClock(span.from), toClock(span.to)) : t('agency.closed')
    return `${capitalize(days)}: ${open}`
  })
}

/** The same in schema.org's words. */
export function listOpeningHours(hours: OfficeHours): object[] {
  return weekdays.flatMap((day) => {
    const span = hours[day]
    if (!span) return []
    const dayOfWeek = `https://schema.org/${capitalize(day)}`
    return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens: span.from, closes: span.to }
  })
}

function isAlike(one: Span, other: Span): boolean {
  return one?.from === other?.from && one?.to === other?.to
}

const toClock = (text: string) => new Date(`2026-01-05T${text}:00Z`)
