import type { Text } from '../../texts.ts'

/** `18 years and 3 months`, `7 months`, `20 years`. */
export function formatSpan(months: number, t: Text): string {
  const [years, rest] = [Math.floor(months / 12), months % 12]
  const inYears = t('mortgage.calc.years_of', { count: years })
  const inMonths = t('mortgage.calc.months_of', { count: rest })
  if (rest === 0) return inYears
  return years === 0 ? inMonths : t('mortgage.calc.span', { years: inYears, months: inMonths })
}
