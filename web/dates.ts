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

/** `dic 2027`. */
export function shortMonth(iso: string, language: Language): string {
  return write(iso, language, { month: 'short', year: 'numeric' })
}

/** `15 dic 2027`. */
export function shortDate(iso: string, language: Language): string {
  return write(iso, language, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** The ISO date of the day that it is in the country. */
export function todayHere(now = new Date()): string {
  // Canada writes dates as ISO does.
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Santo_Domingo' }).format(now)
}

function write(iso: string, language: Language, style: Intl.DateTimeFormatOptions): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  return new Intl.DateTimeFormat(localeTag[language], { ...style, timeZone: 'UTC' }).format(day)
}
