import type { Currency, Language } from '#contract/fields.ts'
import cardsEn from '#locales/en/ui/ui.ts'
import costEn from '#locales/en/mortgage/cost.ts'
import en from '#locales/en/exchange/mcp.ts'
import cardsEs from '#locales/es/ui/ui.ts'
import costEs from '#locales/es/mortgage/cost.ts'
import es from '#locales/es/exchange/mcp.ts'
import { createTranslator, getNumberFormat, type Translate } from '#locales/texts.ts'

const spanish = { ...cardsEs, ...costEs, ...es }
const english = { ...cardsEn, ...costEn, ...en }

/** What is said to assistants, in either language. */
export const texts: Record<Language, Translate<typeof spanish>> = {
  es: createTranslator<typeof spanish>('es', spanish),
  en: createTranslator<typeof spanish>('en', english),
}
export type Words = Translate<typeof spanish>

/** What an argument means, where that is said for assistants alone. */
export function findArgumentWords(name: string, language: Language): string | undefined {
  return (language === 'es' ? es : en)[`mcp.argument.${name}` as 'mcp.argument.code']
}

/** An amount with its ISO currency, `USD 185,000`: no reader takes it for another dollar. */
export function sayAmount(amount: number, currency: Currency, language: Language): string {
  return `${currency} ${getNumberFormat(language, 2).format(amount)}`
}

/** A price in the listing's own currency, and about how much that is in the other. */
export function sayPrice(
  price: { price: number; currency: Currency; price_usd: number; price_dop: number },
  language: Language,
): string {
  const [other, amount] =
    price.currency === 'USD' ? (['DOP', price.price_dop] as const) : (['USD', price.price_usd] as const)
  return `${sayAmount(price.price, price.currency, language)} (≈ ${sayAmount(Math.round(amount), other, language)})`
}

export function sayArea(m2: number, language: Language): string {
  return `${getNumberFormat(language, 2).format(m2)} m²`
}
