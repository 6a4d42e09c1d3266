import { moveOf } from '#contract/exchange-rate.ts'
import type { Language } from '#contract/language.ts'
import { localeTag } from '#locales/texts.ts'

/** `RD$ 62.81`, with as many decimals as it has, two at least. */
export function saidRate(rate: number, language: Language): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 4 }
  return `RD$ ${new Intl.NumberFormat(localeTag[language], digits).format(rate)}`
}

/** How far a rate is from the one before: `+1.2%`. */
export function saidMove(before: number, after: number, language: Language): string {
  const share = { style: 'percent', maximumFractionDigits: 2, signDisplay: 'exceptZero' } as const
  return new Intl.NumberFormat(localeTag[language], share).format(moveOf(before, after))
}
