import type { Language } from '#contract/fields.ts'
import { perLanguage } from './per-language.ts'

const whole = perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent' }))
const exact = perLanguage((tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 }))

/** A share as a whole percentage: `35%`. */
export function formatPercent(share: number, language: Language): string {
  return whole(language).format(share)
}

/** The same with up to two decimals: `11.25%`. */
export function formatExactPercent(share: number, language: Language): string {
  return exact(language).format(share)
}
