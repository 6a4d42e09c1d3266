import type { Language } from '#contract/language.ts'
import { localeTag } from '#locales/texts.ts'

import type { Text } from '../texts.ts'

/** `22 nov 2026, 9:41 a. m.`, by the clock of Santo Domingo. */
export function saidMoment(iso: string, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'America/Santo_Domingo' } as const
  return new Intl.DateTimeFormat(localeTag[language], style).format(new Date(iso))
}

/** How long something took or takes: `12 min`, `3 h 5 min`, `2 días`. */
export function saidMinutes(minutes: number, t: Text): string {
  const whole = Math.max(0, Math.round(minutes))
  if (whole < 60) return t('desk.minutes', { minutes: whole })
  if (whole < 48 * 60) return t('desk.hours', { hours: Math.floor(whole / 60), minutes: whole % 60 })
  return t('desk.days', { count: Math.floor(whole / 1440) })
}

/** Minutes from one moment to another. */
export function minutesBetween(from: string, to: string | number): number {
  return (new Date(to).getTime() - Date.parse(from)) / 60_000
}
