import { readFigure, scaleOf } from '#contract/amount.ts'

import type { Token } from './tokens.ts'

/** A number as people say it: `250k`, `12 millones`, `doscientos mil`, `1.5M`. */
export type SpokenNumber = {
  value: number
  /** What "mil" or "million" multiplied; 1 when nothing was said. */
  scale: number
  next: number
}

/** Number words in the order of their numbers, those of one number parted by a bar. */
const ones = `un|uno|una|one|single dos|two tres|three cuatro|four cinco|five seis|six siete|seven ocho|eight nueve|nine
  diez|ten once|eleven doce|twelve trece|thirteen catorce|fourteen quince|fifteen dieciseis|sixteen
  diecisiete|seventeen dieciocho|eighteen diecinueve|nineteen veinte|twenty veintiuno veintidos veintitres
  veinticuatro veinticinco`
const tens = `diez veinte treinta|thirty cuarenta|forty cincuenta|fifty sesenta|sixty setenta|seventy ochenta|eighty
  noventa|ninety cien|ciento`
const hundreds = `cien doscientos|doscientas|docientos trescientos|trescientas|trecientos cuatrocientos|cuatrocientas
  quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas
  novecientos|novecientas`
const small = new Map<string, number>([...counted(ones, 1), ...counted(tens, 10), ...counted(hundreds, 100)])

function* counted(words: string, step: number): Generator<[string, number]> {
  for (const [at, same] of words.split(/\s+/).entries())
    for (const word of same.split('|')) yield [word, (at + 1) * step]
}

const thousand = new Set(['k', 'mil', 'miles', 'thousand', 'grand'])
const million = new Set('mill millon millones milones miyones million millions mm mn palo palos'.split(' '))

/** The number that begins here, with its multiplier. */
export function readNumber(tokens: readonly Token[], at: number): SpokenNumber | null {
  const first = tokens[at]
  if (!first) return null
  return first.kind === 'number' ? readDigits(tokens, at) : readWords(tokens, at)
}

function readDigits(tokens: readonly Token[], at: number): SpokenNumber | null {
  const { raw } = tokens[at]!
  const scale = scaleAt(tokens, at + 1, readFigure(raw))
  // Before "millones" a point is always a decimal one.
  const value = readFigure(raw, scale === 1e6)
  if (!Number.isFinite(value) || value > 1e12) return null
  if (scale === 1) return { value, scale, next: at + 1 }
  return withRest(tokens, { value: value * scale, scale, next: at + 2 })
}

function readWords(tokens: readonly Token[], at: number): SpokenNumber | null {
  const half = readHalf(tokens, at)
  if (half) return half
  let total = 0
  let current = 0
  let scale = 1
  let next = at
  for (; next < tokens.length; next++) {
    const { word } = tokens[next]!
    const isFirst = next === at
    if (small.has(word)) current += small.get(word)!
    else if (word === 'hundred' && !isFirst) current = (current || 1) * 100
    else if (word === 'a' && isFirst && isScaleWord(tokens[next + 1]?.word)) current = 1
    else if (word === 'mil' || word === 'thousand') {
      total += (current || 1) * 1000
      ;[current, scale] = [0, Math.max(scale, 1000)]
    } else if (million.has(word) && !isFirst) {
      total = (total + current || 1) * 1e6
      ;[current, scale] = [0, 1e6]
    } else if ((word === 'y' || word === 'and') && !isFirst && isNumberWord(tokens[next + 1]?.word)) continue
    else break
  }
  if (next === at) return null
  const said = { value: total + current, scale, next }
  return scale === 1 ? said : withRest(tokens, said)
}

/** "medio millón", "half a million". */
function readHalf(tokens: readonly Token[], at: number): SpokenNumber | null {
  const words = tokens.slice(at, at + 3).map(({ word }) => word)
  if (words[0] === 'medio' && million.has(words[1] ?? '')) return { value: 500_000, scale: 1e6, next: at + 2 }
  if (words[0] !== 'half') return null
  const after = words[1] === 'a' ? 2 : 1
  return million.has(words[after] ?? '') ? { value: 500_000, scale: 1e6, next: at + after + 1 } : null
}

/** "un millón y medio", "1 millón 200 mil". */
function withRest(tokens: readonly Token[], said: SpokenNumber): SpokenNumber {
  const { value, scale, next } = said
  const isJoined = ['y', 'and', 'con'].includes(tokens[next]?.word ?? '')
  const after = isJoined ? next + 1 : next
  if (isJoined && tokens[after]?.word === 'medio') return { ...said, value: value + scale / 2, next: after + 1 }
  if (isJoined && tokens[after]?.word === 'a' && tokens[after + 1]?.word === 'half') {
    return { ...said, value: value + scale / 2, next: after + 2 }
  }
  if (scale !== 1e6) return said
  const rest = readNumber(tokens, after)
  return rest?.scale === 1000 && rest.value < 1e6 ? { value: value + rest.value, scale, next: rest.next } : said
}

function scaleAt(tokens: readonly Token[], at: number, value: number): number {
  const token = tokens[at]
  if (!token) return 1
  if (thousand.has(token.word)) return 1000
  if (million.has(token.word)) return 1e6
  // "1.5m" is money, "120m" is metres.
  const scale = token.word === 'm' ? scaleOf(token.raw, value) : 1
  return Number.isNaN(scale) ? 1 : scale
}

const isNumberWord = (word = ''): boolean => small.has(word)
const isScaleWord = (word = ''): boolean => word === 'thousand' || word === 'hundred' || word === 'million'
