import type { Currency } from './currency.ts'

/** More than this is no amount of money and no area. */
export const largestAmount = 1e12

/** Nobody writes an amount in more characters; what is pasted must not be cut to another amount. */
export const longestAmountText = 60

/**
 * The amount that a text means, in units and cents: `1,234,567.50`, `1.234.567,50`, `RD$ 250 000`, `1,5 millones`,
 * `1.5M`, `250k`. NaN for whatever is not plainly an amount of zero or more, or names another currency than the one
 * asked for. Three digits behind a single separator are thousands; what would have more than cents is refused.
 */
export function readAmount(text: string, currency?: Currency): number {
  const [, before = '', figure = '', after = ''] = amountPattern.exec(plain(text)) ?? []
  const [, scaleWord = '', unit = ''] = scalePattern.exec(after) ?? []
  const named = [before, unit].map((name) => currencyNames.get(plainName(name)))
  if (named.includes(undefined)) return Number.NaN
  const asked = currency ?? named.find(Boolean)
  if (named.some((one) => one && one !== asked)) return Number.NaN
  return scaleWord ? readScaled(figure, scaleWord) : readCents(figure)
}

/** Whether a field holds no amount at all, its currency aside. */
export function isBlankAmount(text: string): boolean {
  return /^\s*(?:(?:US|RD)?\$)?\s*$/.test(text)
}

/** The bound of a price, a payment or an area that a filter's text means, as `readAmount` and `readArea` do. */
export function readBound(name: string, text: string, currency: Currency | undefined): number {
  return name.endsWith('_m2') ? readArea(text) : readAmount(text, currency)
}

/** The square metres that a text means: `1,250`, `1.250,5 m²`; NaN for whatever is none. */
export function readArea(text: string): number {
  return readCents(
    plain(text).replace(/ ?(?:[mM]2|mts?2?|m|[mM]etros?(?: cuadrados?)?|sq ?m|square met(?:er|re)s?)$/, ''),
  )
}

/** A rate or a percentage, whose only separator is a decimal one: `62,815`, `RD$ 62.81`, `11.81 %`; NaN for whatever is none. */
export function readDecimal(text: string): number {
  return readFigure(plain(text).replace(/^(?:RD)?\$ ?|(?: ?%| ?DOP| ?pesos)$/gi, ''), true)
}

/** A percentage within bounds; NaN for whatever is none. */
export function readPercent(text: string, least: number, most: number): number {
  const percent = readDecimal(text)
  return percent >= least && percent <= most ? percent : Number.NaN
}

/**
 * The number that digits with separators write, however they are grouped. A single group of three is thousands, or
 * decimals where `isDecimal`; NaN where groups are not of three or separators contradict each other.
 */
export function readFigure(written: string, isDecimal = false): number {
  if (/^\d+$/.test(written)) return Number(written)
  const isGrouped = groupedPattern.test(written) && !(isDecimal && oneGroup.test(written))
  if (isGrouped) return Number(written.replace(/\D/g, ''))
  const [, whole = '', group, point, fraction] = fractionPattern.exec(written) ?? []
  if (point === undefined || point === group) return Number.NaN
  return Number(`${whole.replace(/\D/g, '')}.${fraction}`)
}

/** What `k`, `mil`, `M` or `millones` multiplies a number by; NaN for an `m` that may as well be thousands or metres. */
export function scaleOf(word: string, value: number): number {
  if (/^(?:k|mil|miles|thousand|grand)$/i.test(word)) return 1000
  if (/^m$/i.test(word)) return value < (word === 'M' ? 100 : 30) ? 1e6 : Number.NaN
  return 1e6
}

/** What stands before the digits, the digits with their separators, and what stands behind. */
const amountPattern = /^([^\d.,]*)((?:\d[\d., '’]*)?[.,]?\d+[.,]?) ?(\D*)$/
const scalePattern = /^(?:(k|mil|miles|thousand|mm?|mill[oó]n|millones|millions?)(?!\p{L}))? ?(?:(?:de|of) )?(.*)$/iu
const groupedPattern = /^[1-9]\d{0,2}([., '’])\d{3}(?:\1\d{3})*$/
const oneGroup = /^\d{1,3}[.,]\d{3}$/
const fractionPattern = /^(\d*|[1-9]\d{0,2}(?:([., '’])\d{3})(?:\2\d{3})*)([.,])(\d*)$/
/** A dollar sign alone is either currency's. */
const currencyNames = new Map<string, Currency | null>([
  ...['', '$'].map((name) => [name, null] as const),
  ...['us', 'us$', 'u$', 'u$s', 'usd', 'usd$', 'dolar', 'dolares', 'dollar', 'dollars'].map(
    (name) => [name, 'USD'] as const,
  ),
  ...['rd', 'rd$', 'r$', 'dop', 'dop$', 'peso', 'pesos', 'pesosdominicanos'].map((name) => [name, 'DOP'] as const),
])

/** One kind of digits, blanks and signs, whatever was pasted, without what cannot be seen; empty where it is too much. */
function plain(text: string): string {
  const metres = text.replace('m²', 'm2')
  // What is raised or a fraction would become digits of the number beside it.
  if (metres.length > longestAmountText || /\p{No}/u.test(metres)) return ''
  return metres
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}\s]/gu, '')
    .toLowerCase()
}

function readCents(figure: string): number {
  const hasMills = /[.,]\d{3,}$/.test(figure) && !groupedPattern.test(figure)
  return hasMills ? Number.NaN : readFigure(figure)
}

/** `1.250k` is refused: it may be a thousand times as much, and nobody is there to ask. */
function readScaled(figure: string, word: string): number {
  const value = readFigure(figure, true)
  const scale = scaleOf(word, value)
  if (scale === 1000 && oneGroup.test(figure)) return Number.NaN
  return Math.round(value * scale * 100) / 100
}
