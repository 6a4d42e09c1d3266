import { type Weekday, weekdays } from '#contract/lead/visit-hours.ts'
import type { Language } from '#contract/language.ts'
import { perLanguage } from '#locales/per-language.ts'

const dayIn = perLanguage((tag) => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }))

/** `lunes`. A Monday was the 5th of January 2026. */
export function nameDay(day: Weekday, language: Language): string {
  return dayIn(language).format(new Date(Date.UTC(2026, 0, 5 + weekdays.indexOf(day))))
}
