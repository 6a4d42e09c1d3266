import type { Language } from '#contract/fields.ts'
import { perLanguage } from '#locales/per-language.ts'

const percent = perLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
)

/** `-5 %`, of a change in per cent. */
export function formatChange(change: number, language: Language): string {
  return percent(language).format(change / 100)
}
