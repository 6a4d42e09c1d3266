import type { Currency } from '#contract/fields.ts'

import { readNumber, type SpokenNumber } from './numbers.ts'
import { matchPhrase } from './phrases.ts'
import {
  between,
  type Bound,
  boundsAfter,
  boundsBefore,
  dollars,
  orWords,
  pesos,
  type Unit,
  unitWords,
} from './small-words.ts'
import type { Token } from './tokens.ts'
import { wordsOfMeaning } from './words-of-meaning.ts'

/** One or two numbers with what they count: rooms, square metres or money. */
export type Amount = {
  least: number | undefined
  most: number | undefined
  bound: Bound | undefined
  unit: Unit | undefined
  currency: Currency | undefined
  /** A `$` alone, which is either currency. */
  isDollarSign: boolean
  /** "mil", "k", "millones" were said. */
  isScaled: boolean
  next: number
}

type Said = SpokenNumber & { currency: Currency | undefined; isDollarSign: boolean }

const fillers = new Set(['de', 'of', 'los', 'las', 'the', 'is', 'es', 'a', 'son', 'are'])
const rangeWords = new Set(['a', 'to', 'hasta', 'and', 'y', 'al', ...orWords])

/** The amount that begins here, its bounds before or after it; null where none does. */
export function readAmount(tokens: readonly Token[], at: number): Amount | null {
  const { bound, next: begin } = readBounds(tokens, at)
  const first = readMoney(tokens, begin)
  if (!first) return null
  const { unit: firstUnit, next: afterFirst } = readUnit(tokens, first.next)
  const second = firstUnit === undefined || bound ? readSecond(tokens, afterFirst, bound) : null
  if (!second) return withBoundAfter(tokens, { ...first, unit: firstUnit, next: afterFirst }, bound)

  const { unit = firstUnit, next } = readUnit(tokens, second.next)
  // Between "2 o 3" of nothing there is no range.
  const isRange = unit !== undefined || second.scale > 1 || second.currency || first.currency || bound === 'between'
  if (!isRange) return withBoundAfter(tokens, { ...first, unit: firstUnit, next: afterFirst }, bound)
  const isScaleShared = first.scale === 1 && second.scale > 1 && first.value * second.scale <= second.value
  const value = isScaleShared ? first.value * second.scale : first.value
  return {
    least: Math.min(value, second.value),
    most: Math.max(value, second.value),
    bound: 'between',
    unit,
    currency: second.currency ?? first.currency,
    isDollarSign: first.isDollarSign || second.isDollarSign,
    isScaled: second.scale > 1 || first.scale > 1,
    next,
  }
}

/** Whether a minus stands before what begins here: no price is below zero, and a dash between two words is no minus. */
export function isBelowZero(tokens: readonly Token[], at: number): boolean {
  const [before, sign, first] = [tokens[at - 2], tokens[at - 1], tokens[at]!]
  return sign !== undefined && /^[-−]$/.test(sign.word) && sign.to === first.from && before?.to !== sign.from
}

/** "3/2": bedrooms and bathrooms, as agents write them. */
export function readRoomPair(tokens: readonly Token[], at: number): { bedrooms: number; bathrooms: number } | null {
  const [beds, stroke, baths] = tokens.slice(at, at + 3)
  const isPair = beds?.kind === 'number' && stroke?.word === '/' && baths?.kind === 'number'
  if (!isPair || !/^[1-9]$/.test(beds.raw) || !/^[1-9]([.,]5)?$/.test(baths.raw)) return null
  if (readUnit(tokens, at + 3).unit) return null
  return { bedrooms: roomsOf(beds.raw), bathrooms: roomsOf(baths.raw) }
}

const roomsOf = (written: string): number => Math.min(5, Number.parseInt(written, 10))

/** "habitaciones: 3": what is counted, and then how many. */
export function readCountAfter(tokens: readonly Token[], at: number): Amount | null {
  const match = matchPhrase(unitWords, tokens, at)
  if (!match || !('rooms' in match.meaning)) return null
  const isParted = [':', '-', '='].includes(tokens[match.next]?.word ?? '')
  const from = isParted ? match.next + 1 : match.next
  const number = tokens[from]
  if (number?.kind !== 'number' || !/^\d$/.test(number.raw) || readUnit(tokens, from + 1).unit) return null
  const said = { value: Number(number.raw), scale: 1, currency: undefined, isDollarSign: false }
  return withBoundAfter(tokens, { ...said, unit: match.meaning, next: from + 1 }, undefined)
}

/** "presupuesto máximo de hasta": the last word that says a bound counts. */
function readBounds(tokens: readonly Token[], at: number): { bound: Bound | undefined; next: number } {
  let bound: Bound | undefined
  let next = at
  for (;;) {
    const match = matchPhrase(boundsBefore, tokens, next)
    const mark = tokens[next]?.word
    if (match) [bound, next] = [match.meaning, match.next]
    else if (mark === '<' || mark === '~' || mark === '>') {
      bound = mark === '<' ? 'max' : mark === '>' ? 'over' : 'about'
      next++
    } else if (bound && (fillers.has(mark ?? '') || mark === ':') && !readNumber(tokens, next)) next++
    else return { bound, next }
  }
}

function readMoney(tokens: readonly Token[], at: number): Said | null {
  const before = currencyAt(tokens, at)
  const said = readNumber(tokens, before ? before.next : at)
  if (!said) return null
  const isWordOne = said.value === 1 && said.scale === 1 && tokens[at]!.kind === 'word'
  // "un apartamento" counts nothing; "una habitación" does.
  if (isWordOne && !readUnit(tokens, said.next).unit) return null
  const isOfAfter = ['de', 'of'].includes(tokens[said.next]?.word ?? '') ? 1 : 0
  const after = currencyAt(tokens, said.next + isOfAfter)
  const currency = before?.currency ?? after?.currency
  const isDollarSign = (before ?? after)?.currency === undefined && Boolean(before ?? after)
  return { ...said, currency, isDollarSign, next: after && !after.isSign ? after.next : said.next }
}

function currencyAt(
  tokens: readonly Token[],
  at: number,
): { currency: Currency | undefined; isSign: boolean; next: number } | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'money') {
    const isPesos = token.word.startsWith('r')
    const currency = isPesos ? 'DOP' : token.word === '$' ? undefined : 'USD'
    const isRepeated = dollars.has(tokens[at + 1]?.word ?? '')
    return { currency: currency ?? (isRepeated ? 'USD' : undefined), isSign: true, next: at + (isRepeated ? 2 : 1) }
  }
  const isDollars = dollars.has(token.word)
  if (!isDollars && !pesos.has(token.word)) return null
  const isLong = /^(dominican(os?)?|american(os?)?)$/.test(tokens[at + 1]?.word ?? '')
  return { currency: isDollars ? 'USD' : 'DOP', isSign: false, next: at + (isLong ? 2 : 1) }
}

function readUnit(tokens: readonly Token[], at: number): { unit: Unit | undefined; next: number } {
  // "3+ beds", "3 amplias habitaciones"
  const isParted = tokens[at]?.word === '+' || between.has(tokens[at]?.word ?? '')
  const from = isParted ? at + 1 : at
  const match = matchPhrase(unitWords, tokens, from)
  const other = matchPhrase(wordsOfMeaning, tokens, from)
  // "una planta full" is no storey.
  if (!match || (other && other.next > match.next)) return { unit: undefined, next: at }
  return { unit: match.meaning, next: match.next }
}

function readSecond(tokens: readonly Token[], at: number, bound: Bound | undefined): Said | null {
  const token = tokens[at]
  const isDash = token?.kind === 'mark' && /[-–—−]/.test(token.word)
  const isWord = rangeWords.has(token?.word ?? '')
  if (!isDash && !isWord) return null
  if ((token!.word === 'y' || token!.word === 'and') && bound !== 'between') return null
  return readMoney(tokens, at + 1)
}

function withBoundAfter(
  tokens: readonly Token[],
  said: Said & { unit: Unit | undefined },
  before: Bound | undefined,
): Amount {
  const { value, currency, isDollarSign, scale } = said
  let { unit, next } = said
  let bound = before
  const isPlus = tokens[next]?.word === '+'
  const match = isPlus ? { meaning: 'min' as const, next: next + 1 } : matchPhrase(boundsAfter, tokens, next)
  const isOfNext = match && !isPlus && readMoney(tokens, match.next)
  if (match && !isOfNext) {
    bound = match.meaning
    next = match.next
    if (!unit) ({ unit, next } = readUnit(tokens, next))
  }
  const [least, most] = bound === 'max' ? [undefined, value] : [value, undefined]
  return { least, most, bound, unit, currency, isDollarSign, isScaled: scale > 1, next }
}
