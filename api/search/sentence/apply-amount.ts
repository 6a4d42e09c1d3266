import type { Currency } from '#contract/fields.ts'

import type { Amount } from './amounts.ts'
import type { Unit } from './small-words.ts'
import type { Asks } from './words-of-meaning.ts'

/** A price that was said, before it is known in which currency. */
export type Money = Pick<Amount, 'least' | 'most' | 'currency' | 'isDollarSign'>

/** How far "about" reaches either way. */
const about = 0.1

type Effect = 'used' | 'unused' | 'none'
type Rooms = Extract<Unit, { rooms: unknown }>

/** Puts an amount where it belongs. `unused`: search cannot ask for it; `none`: it is no amount at all. */
export function applyAmount(asks: Asks, prices: Money[], amount: Amount): Effect {
  const { unit } = amount
  if (unit && 'rooms' in unit) return applyRooms(asks, unit, amount)
  if (unit && 'm2' in unit) return applyArea(asks, unit.m2, amount)
  if (unit || !isMoney(amount)) return 'none'
  prices.push(moneyOf(amount))
  return 'used'
}

function applyRooms(asks: Asks, { rooms: name, features }: Rooms, amount: Amount): Effect {
  const { least, bound } = amount
  // Search knows "at least so many" of rooms, and nothing of at most.
  if (least === undefined) return 'unused'
  const whole = Math.floor(least) + (bound === 'over' ? 1 : 0)
  if (whole < 1 || whole > 99) return 'none'
  // Levels are counted exactly, so a range of them cannot be asked for.
  if (name === 'stories' && (bound === 'between' || bound === 'min') && whole < 5) return 'unused'
  asks[name] ??= Math.min(5, whole)
  if (features) asks.features = [...new Set([...(asks.features ?? []), ...features])]
  return 'used'
}

function applyArea(asks: Asks, each: number, { least, most, bound }: Amount): Effect {
  const metres = (value: number) => Math.round(value * each)
  if (bound === 'about' && least !== undefined) {
    asks.min_m2 ??= metres(least * (1 - about))
    asks.max_m2 ??= metres(least * (1 + about))
    return 'used'
  }
  if (least !== undefined) asks.min_m2 ??= metres(least)
  if (most !== undefined) asks.max_m2 ??= metres(most)
  return 'used'
}

/** What is no year and large enough to be paid for a home. */
function isMoney({ least, most, bound, currency, isDollarSign, isScaled }: Amount): boolean {
  const value = Math.max(least ?? 0, most ?? 0)
  if (value <= 0 || value > 1e12) return false
  if (currency || isDollarSign || isScaled) return value >= 50
  return value >= 10_000 || (bound !== undefined && value >= 300 && !(value >= 1900 && value <= 2100))
}

function moneyOf({ least, most, bound, currency, isDollarSign }: Amount): Money {
  const same = { currency, isDollarSign }
  if (bound === 'min' || bound === 'over' || bound === 'between') return { least, most, ...same }
  const value = least ?? most!
  if (bound !== 'about') return { least: undefined, most: value, ...same }
  return { least: Math.round(value * (1 - about)), most: Math.round(value * (1 + about)), ...same }
}

/** Below the first of them no home is bought, from the second up none is rented. */
const borders = { USD: { rent: 8000, purchase: 50_000 }, DOP: { rent: 150_000, purchase: 3_000_000 } } as const

/** The bounds of the price and their currency. A price that buys no home is a rent, one that nobody rents for a purchase. */
export function applyPrices(prices: readonly Money[], asks: Asks, isEnglish: boolean): Asks {
  const least = prices.find((price) => price.least !== undefined)?.least
  const most = prices.find((price) => price.most !== undefined && price.most >= (least ?? 0))?.most
  const value = most ?? least
  if (value === undefined) return {}
  const said = prices.find(({ currency }) => currency)?.currency
  const isDollarSign = prices.some((price) => price.isDollarSign)
  const currency = said ?? guess(value, { isRent: asks.business_type === 'lease', isEnglish, isDollarSign })
  const { rent, purchase } = borders[currency]
  const business_type = value < rent ? 'lease' : value >= purchase ? 'sale' : undefined
  return {
    ...(least !== undefined && { min_price: least }),
    ...(most !== undefined && { max_price: most }),
    currency,
    ...(business_type && !asks.business_type && { business_type }),
  }
}

type About = { isRent: boolean; isEnglish: boolean; isDollarSign: boolean }

/** Nobody rents for US$ 25,000 nor buys for RD$ 200,000: the amount tells the currency. */
function guess(value: number, { isRent, isEnglish, isDollarSign }: About): Currency {
  if (isEnglish && isDollarSign) return 'USD'
  if (isRent) return value < 10_000 ? 'USD' : 'DOP'
  return value < (isEnglish ? 5e6 : 2e6) ? 'USD' : 'DOP'
}
