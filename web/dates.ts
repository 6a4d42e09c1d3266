import type { Language } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

/** `20 de enero de 2026`; the day is the one written, whatever the clock of who reads. */
export function longDate(iso: string, language: Language): string {
  return write(iso, language, { dateStyle: 'long' })
}

/** `diciembre de 2027`. */
export function monthAndYear(iso: string, language: Language): string {
  return write(iso, language, { month: 'long', year: 'numeric' })
}

function write(iso: string, language: Language, style: Intl.DateTimeFormatOptions): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  return new Intl.DateTimeFormat(localeTag[language], { ...style, timeZone: 'UTC' }).format(day)
}
