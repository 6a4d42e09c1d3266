import { timeZone } from '#contract/day.ts'
import type { Language } from '#contract/fields.ts'
import { perLanguage } from '#locales/per-language.ts'

const utc = (style: Intl.DateTimeFormatOptions) =>
  perLanguage((tag) => new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' }))
const moments = (zone?: string) =>
  perLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short', timeZone: zone }))

const long = utc({ dateStyle: 'long' })
const medium = utc({ dateStyle: 'medium' })
const longMonth = utc({ month: 'long', year: 'numeric' })
const month = utc({ month: 'short', year: 'numeric' })
const moment = moments()
const momentHere = moments(timeZone)

/** `20 de enero de 2026`; the day is the one written, whatever the clock of who reads. */
export function formatLongDate(iso: string, language: Language): string {
  return long(language).format(dayIn(iso))
}

/** `20 ene 2026`, as the platform writes it. */
export function formatMediumDate(iso: string, language: Language): string {
  return medium(language).format(dayIn(iso))
}

/** `diciembre de 2027`. */
export function formatMonthAndYear(iso: string, language: Language): string {
  return longMonth(language).format(dayIn(iso))
}

/** `dic 2027`. */
export function formatShortMonth(iso: string, language: Language): string {
  return month(language).format(dayIn(iso))
}

/** `21 nov 2026, 3:14 p. m.`, by the reader's own clock. */
export function formatShortMoment(iso: string, language: Language): string {
  return moment(language).format(new Date(iso))
}

/** The same by the clock of the country. */
export function formatShortMomentHere(iso: string, language: Language): string {
  return momentHere(language).format(new Date(iso))
}

function dayIn(iso: string): Date {
  return new Date(`${iso.slice(0, 10)}T00:00:00Z`)
}
