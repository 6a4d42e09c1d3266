import type { Language } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

const here = 'America/Santo_Domingo'

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

/** `21 nov 2026, 3:14 p. m.`, by the reader's own clock. */
export function shortMoment(iso: string, language: Language): string {
  return writeMoment(iso, language)
}

/** The same by the clock of the country. */
export function shortMomentHere(iso: string, language: Language): string {
  return writeMoment(iso, language, here)
}

function write(iso: string, language: Language, style: Intl.DateTimeFormatOptions): string {
  const day = new Date(`${iso.slice(0, 10)}T00:00:00Z`)
  return new Intl.DateTimeFormat(localeTag[language], { ...style, timeZone: 'UTC' }).format(day)
}

function writeMoment(iso: string, language: Language, timeZone?: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
  return new Intl.DateTimeFormat(localeTag[language], style).format(new Date(iso))
}
