import type { Language } from '#contract/language.ts'
import { localeTag } from '#locales/texts.ts'

/** `21 nov 2026, 3:14 p. m.`, by the reader's own clock. */
export function shortMoment(at: string, language: Language): string {
  return new Intl.DateTimeFormat(localeTag[language], { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at))
}
