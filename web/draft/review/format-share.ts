import { perLanguage } from '#locales/per-language.ts'
import type { Language } from '#contract/language.ts'

const shareIn = perLanguage(
  (tag) => new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
)

/** By how much a price moved, with its sign. */
export function formatShare(share: number, language: Language): string {
  return shareIn(language).format(share)
}
