import type { Currency, Language } from '#contract/fields.ts'
import { getNumberFormat } from '#locales/texts.ts'

const symbol: Record<Currency, string> = { USD: 'US$', DOP: 'RD$' }

/**
 * An amount as people here write it, `US$ 185,000`. With `cents` those are said where there are any, or `always`:
 * the amounts of one list are either all whole or all to the cent.
 */
export function formatMoney(
  amount: number,
  currency: Currency,
  language: Language,
  cents: boolean | 'always' = false,
): string {
  const digits = cents === 'always' || (cents && !Number.isInteger(amount)) ? 2 : 0
  return `${symbol[currency]} ${getNumberFormat(language, digits, digits).format(amount)}`
}

/** An amount short enough for a pin or a chip: `US$ 350K`, `RD$ 12.5M`. */
export function formatShortMoney(amount: number, currency: Currency): string {
  const [value, unit] = amount >= 999_500 ? [amount / 1e6, 'M'] : amount >= 1000 ? [amount / 1e3, 'K'] : [amount, '']
  const digits = unit === 'M' || (unit === 'K' && value < 10) ? 1 : 0
  const rounded = Number(value.toFixed(unit === 'M' && value < 10 ? 2 : digits))
  return `${symbol[currency]} ${getNumberFormat('en').format(rounded)}${unit}`
}

/** Square metres: `168 m²`. */
export function formatArea(m2: number, language: Language): string {
  return `${getNumberFormat(language, m2 < 100 ? 1 : 0).format(m2)} m²`
}

/** A price in both currencies, the listing's own first. */
export function formatBothPrices(
  price: { price: number; currency: Currency; price_usd: number; price_dop: number },
  language: Language,
) {
  const other: Currency = price.currency === 'USD' ? 'DOP' : 'USD'
  return {
    own: formatMoney(price.price, price.currency, language),
    other: formatMoney(other === 'USD' ? price.price_usd : price.price_dop, other, language),
  }
}
