import { timeZone } from '#contract/day.ts'
import type { Language } from '#contract/language.ts'
import { perLanguage } from '#locales/per-language.ts'

const clock = perLanguage((tag) => new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone }))

/** `10:42 a. m.`, by the clock of the country. */
export function formatClock(moment: string | number, language: Language): string {
  return clock(language).format(new Date(moment))
}
