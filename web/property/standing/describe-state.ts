import type { Language } from '#contract/fields.ts'
import type { GoneProperty as Gone } from '#contract/property/property.ts'

import { formatLongDate, formatMonthAndYear } from '../../dates.ts'
import type { Text } from '../../texts.ts'

/** What became of it, and when, where that is told. */
export function describeState({ status, since, sector, city }: Gone, t: Text, language: Language): string {
  const place = `${sector.name}, ${city.name}`
  if (!since) return t(`property.gone.${status}`, { date: '', place })
  const date = status === 'reserved' ? formatLongDate(since, language) : formatMonthAndYear(since, language)
  return t(`property.gone.${status}`, { date, place })
}
