import type { Text } from '../../texts.ts'

/** How long something took or takes: `12 min`, `3 h 5 min`, `2 días`. */
export function formatMinutes(minutes: number, t: Text): string {
  const whole = Math.max(0, Math.round(minutes))
  if (whole < 60) return t('desk.minutes', { minutes: whole })
  if (whole < 48 * 60) return t('desk.hours', { hours: Math.floor(whole / 60), minutes: whole % 60 })
  return t('desk.days', { count: Math.floor(whole / 1440) })
}

/** Minutes from one moment to another. */
export function countMinutes(from: string, to: string | number): number {
  return (new Date(to).getTime() - Date.parse(from)) / 60_000
}
