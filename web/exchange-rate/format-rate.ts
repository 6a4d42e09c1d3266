import { moveOf } from '#contract/exchange-rate/exchange-rate.ts'
import type { Language } from '#contract/language.ts'
import { perLanguage } from '#locales/per-language.ts'

const rates = perLanguage((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 4 }))
const moves = perLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' }),
)

/** `RD$ 62.81`, with as many decimals as it has, two at least. */
export function formatRate(rate: number, language: Language): string {
  return `RD$ ${rates(language).format(rate)}`
}

/** How far a rate is from the one before: `+1.2%`. */
export function formatMove(before: number, after: number, language: Language): string {
  return moves(language).format(moveOf(before, after))
}
