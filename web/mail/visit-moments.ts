import { timeZone } from '#contract/day.ts'
import type { Language } from '#contract/fields.ts'
import { perLanguage } from '#locales/per-language.ts'
import { localeTag } from '#locales/texts.ts'

const whole = { weekday: 'long', day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' } as const
const day = { weekday: 'long', day: 'numeric', month: 'long' } as const
const clock = { hour: 'numeric', minute: '2-digit' } as const

const here = (style: Intl.DateTimeFormatOptions) =>
  perLanguage((tag) => new Intl.DateTimeFormat(tag, { ...style, timeZone }))
const wholeHere = here(whole)
const dayHere = here(day)
const clockHere = here(clock)

/** `sábado, 28 de noviembre, 10:00 a. m.`, by the clocks of the country. */
export function formatVisitMoment(iso: string, language: Language): string {
  return wholeHere(language).format(new Date(iso))
}

/** `sábado, 28 de noviembre`. */
export function formatVisitDay(iso: string, language: Language): string {
  return dayHere(language).format(new Date(iso))
}

/** `10:00 a. m.` */
export function formatVisitClock(iso: string, language: Language): string {
  return clockHere(language).format(new Date(iso))
}

/**
 * The same moment by the clock of a visitor elsewhere, `3:00 p. m. hora de Europa central`, with its day where that is
 * another; null where the clocks say the same, or the place is none.
 */
export function formatElsewhere(iso: string, language: Language, zone: string | null): string | null {
  if (zone === null) return null
  const [here, there] = [timeZone, zone].map((one) => clockOf(language, one)?.formatToParts(new Date(iso)))
  if (!here || !there) return null
  if (sayUntil(there, 'timeZoneName') === sayUntil(here, 'timeZoneName')) return null
  const isSameDay = sayUntil(there, 'hour') === sayUntil(here, 'hour')
  const from = isSameDay ? there.findIndex(({ type }) => type === 'hour') : 0
  return join(there.slice(from))
}

const clocks: Record<string, Intl.DateTimeFormat> = {}

/** The clock of a zone; nothing where there is none of that name. A visit names one of the few hundred that there are. */
function clockOf(language: Language, zone: string): Intl.DateTimeFormat | undefined {
  try {
    return (clocks[`${language} ${zone}`] ??= new Intl.DateTimeFormat(localeTag[language], {
      ...whole,
      timeZone: zone,
      timeZoneName: 'longGeneric',
    }))
  } catch {
    return undefined
  }
}

function sayUntil(parts: readonly Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes): string {
  const end = parts.findIndex((part) => part.type === type)
  return join(parts.slice(0, end))
}

/** As `format` writes it: parts keep a narrow space that it makes a usual one. */
function join(parts: readonly Intl.DateTimeFormatPart[]): string {
  return parts.map(({ value }) => value.replaceAll('\u202F', ' ')).join('')
}

/** `3:00 p. m.` by the clock of a visitor elsewhere; null where it says the same as here. */
export function formatClockElsewhere(iso: string, language: Language, zone: string | null): string | null {
  const there = zone === null ? undefined : clockOf(language, zone)?.formatToParts(new Date(iso))
  if (!there || formatElsewhere(iso, language, zone) === null) return null
  const from = there.findIndex(({ type }) => type === 'hour')
  const to = there.findIndex(({ type }) => type === 'timeZoneName')
  return join(there.slice(from, to)).trim()
}
