import type { Language } from '#contract/fields.ts'

import { applyAmount, type Money, priced } from './apply-amount.ts'
import { readAmount } from './amounts.ts'
import { choosePlace, type Mention } from './choose-place.ts'
import { matchLikely, matchPhrase } from './phrases.ts'
import type { PlaceNames } from './place-names.ts'
import {
  afterNegator,
  boundsBefore,
  dollars,
  englishMarks,
  negators,
  nothing,
  ordinary,
  orWords,
  otherMoney,
  pesos,
  spanishMarks,
  unitWords,
} from './small-words.ts'
import { plainText, type Token, tokensOf } from './tokens.ts'
import { type Asks, wordsOfMeaning } from './words-of-meaning.ts'

/** What a sentence asks for. */
export type Reading = {
  search: Asks
  /** Pieces that became filters, as typed. */
  understood: string[]
  /** Pieces that may be searched as words. */
  rest: string[]
  /** Pieces that were recognised and cannot be asked for, such as what is not wanted. */
  unused: string[]
}

type Piece = { from: number; to: number }
type Said = {
  text: string
  tokens: Token[]
  names: PlaceNames
  language: Language
  /** The first of the words that are part of a place's name only if that place is meant. */
  notPlaces: ReadonlySet<number>
}

const flags = ['furnished', 'white_line', 'under_construction', 'collection'] as const

/** Reads a sentence in Spanish, English or both. Whatever is typed has a reading; it takes time in proportion. */
export function readSentence(typed: string, names: PlaceNames, language: Language): Reading {
  const text = plainText(typed)
  const tokens = tokensOf(text)
  const notPlaces = new Set<number>()
  // A word that is a place's name and something else is the other thing when that place does not fit the rest.
  for (;;) {
    const reading = new Reader({ text, tokens, names, language, notPlaces })
    const doubtful = reading.read()
    if (doubtful === null) return reading.result()
    notPlaces.add(doubtful)
  }
}

class Reader {
  readonly #said: Said
  readonly #asks: Asks = {}
  readonly #understood: Piece[] = []
  readonly #unused: Piece[] = []
  readonly #rest: Piece[] = []
  readonly #mentions: Mention[] = []
  readonly #prices: Money[] = []
  /** Where "no" or "sin" stands that the next thing belongs to. */
  #negator: number | null = null
  /** Whether the amount to come is an initial payment or the like. */
  #isOther = false
  #open: Piece | null = null
  #isCode = false

  constructor(said: Said) {
    this.#said = said
  }

  /** Reads all of it; answers with the token of a doubtful place that does not fit. */
  read(): number | null {
    const { tokens } = this.#said
    for (let at = 0; at < tokens.length;) at = this.#step(at)
    this.#close()
    if (this.#isCode) return null
    const { place, unused, doubtful } = choosePlace(this.#mentions)
    if (doubtful !== null) return doubtful
    Object.assign(this.#asks, place)
    for (const { from, to, isMeant } of this.#mentions) {
      if (!isMeant) continue
      const isUnused = unused.some((one) => one.from === from)
      ;(isUnused ? this.#unused : this.#understood).push({ from, to })
    }
    Object.assign(this.#asks, priced(this.#prices, this.#asks, this.#isEnglish()))
    return null
  }

  result(): Reading {
    const words = (pieces: Piece[]) =>
      pieces.toSorted((a, b) => a.from - b.from).map(({ from, to }) => this.#said.text.slice(from, to))
    return {
      search: this.#asks,
      understood: words(this.#understood),
      rest: words(this.#rest).filter((piece) => /[\p{L}\p{N}]/u.test(piece)),
      unused: words(this.#unused),
    }
  }

  #step(at: number): number {
    const { tokens } = this.#said
    const token = tokens[at]!
    if (token.kind === 'code') return this.#code(at)
    if (token.kind === 'stop') return this.#pause(at)
    const { names, notPlaces } = this.#said
    const place = notPlaces.has(at) ? null : matchPhrase(names, tokens, at)
    const meaning = matchPhrase(wordsOfMeaning, tokens, at)
    if (place && place.next >= (meaning?.next ?? 0)) {
      return this.#place(at, place.next, place.meaning, meaning !== null)
    }
    const other = matchPhrase(otherMoney, tokens, at)
    if (other && !(meaning && meaning.next >= other.next)) {
      this.#isOther = true
      return this.#leave(at)
    }
    const amount = readAmount(tokens, at)
    const isAmount = amount && (amount.next > (meaning?.next ?? 0) || !meaning)
    if (isAmount) {
      const next = this.#amount(at, amount)
      if (next !== null) return next
    }
    if (negators.has(token.word) && !meaning) return this.#negate(at)
    if (meaning) return this.#meaning(at, meaning.next, meaning.meaning)
    return this.#unknown(at)
  }

  #code(at: number): number {
    const { raw, from, to } = this.#said.tokens[at]!
    for (const name of Object.keys(this.#asks)) delete this.#asks[name as keyof Asks]
    this.#asks.q = raw
    this.#understood.splice(0, Infinity, { from, to })
    this.#isCode = true
    this.#rest.length = this.#unused.length = this.#mentions.length = this.#prices.length = 0
    return this.#said.tokens.length
  }

  #pause(at: number): number {
    const { word } = this.#said.tokens[at]!
    this.#close()
    if (word !== '') [this.#negator, this.#isOther] = [null, false]
    return at + 1
  }

  #place(at: number, next: number, places: Mention['places'], isDoubtful: boolean): number {
    // A project is found by its name, as words.
    if (places[0]?.kind === 'project') return this.#leave(at, next)
    this.#close()
    const piece = this.#piece(at, next)
    const isMeant = this.#negator === null
    if (!isMeant) this.#unused.push(piece)
    this.#mentions.push({ ...piece, at, places, isMeant, isDoubtful })
    return next
  }

  #amount(at: number, amount: NonNullable<ReturnType<typeof readAmount>>): number | null {
    if (this.#isOther || (amount.unit && 'other' in amount.unit)) {
      if (this.#isOther && !amount.isScaled && !amount.currency && !amount.isDollarSign) return null
      this.#isOther = false
      this.#negator = null
      return this.#leave(at, amount.next)
    }
    const isNegated = this.#negator !== null
    const effect = applyAmount(this.#asks, this.#prices, amount)
    if (effect === 'none') return null
    this.#close()
    const piece = this.#piece(at, amount.next)
    ;(effect === 'unused' || isNegated ? this.#unused : this.#understood).push(piece)
    this.#negator = null
    return amount.next
  }

  #negate(at: number): number {
    this.#close()
    this.#negator = at
    let next = at + 1
    while (next < this.#said.tokens.length && afterNegator.has(this.#said.tokens[next]!.word)) next++
    return next
  }

  #meaning(at: number, next: number, asks: Asks): number {
    this.#close()
    const isNegated = this.#negator !== null
    const piece = this.#piece(at, next)
    const flag = flags.find((name) => asks[name] !== undefined)
    if (isNegated && flag) this.#ask({ [flag]: !asks[flag] }, piece)
    else if (isNegated) this.#unused.push(piece)
    else this.#ask(asks, piece)
    // "sin piscina o gimnasio": neither is wanted.
    if (!orWords.has(this.#said.tokens[next]?.word ?? '')) this.#negator = null
    return next
  }

  #ask(asks: Asks, piece: Piece): void {
    this.#understood.push(piece)
    const { type, features, ...single } = asks
    if (type) this.#asks.type = [...new Set([...(this.#asks.type ?? []), ...type])]
    if (features) this.#asks.features = [...new Set([...(this.#asks.features ?? []), ...features])]
    Object.assign(this.#asks, { ...single, ...this.#asks })
  }

  #unknown(at: number): number {
    const { tokens, names, notPlaces } = this.#said
    const { word, kind } = tokens[at]!
    if (kind === 'word' && !isKnown(word)) {
      const isTypo = (one: string) => !isKnown(one) && !/\d/.test(one)
      const meaning = matchLikely(wordsOfMeaning, tokens, at, isTypo)
      const place = notPlaces.has(at) ? null : matchLikely(names, tokens, at, isTypo)
      // What is searched most is a place: where both are likely, it is one.
      if (place && place.next >= (meaning?.next ?? 0)) return this.#place(at, place.next, place.meaning, true)
      if (meaning) return this.#meaning(at, meaning.next, meaning.meaning)
    }
    const isConnector = kind === 'word' && ['con', 'with', 'y', 'and', 'pero', 'but', 'que'].includes(word)
    if (isConnector) {
      this.#close()
      this.#negator = null
    }
    if (nothing.has(word) || kind === 'mark' || kind === 'money') return at + 1
    return this.#leave(at)
  }

  /** Words that are no filter: next to each other they are one piece. */
  #leave(at: number, next = at + 1): number {
    const piece = this.#piece(at, next)
    if (this.#open) this.#open.to = piece.to
    else this.#open = piece
    return next
  }

  #close(): void {
    if (!this.#open) return
    ;(this.#negator === null ? this.#rest : this.#unused).push(this.#open)
    this.#open = null
  }

  #piece(at: number, next: number): Piece {
    const { tokens } = this.#said
    const from = this.#negator === null ? at : Math.min(this.#negator, at)
    return { from: tokens[from]!.from, to: tokens[next - 1]!.to }
  }

  #isEnglish(): boolean {
    const count = (marks: ReadonlySet<string>) => this.#said.tokens.filter(({ word }) => marks.has(word)).length
    const difference = count(englishMarks) - count(spanishMarks)
    return difference === 0 ? this.#said.language === 'en' : difference > 0
  }
}

function isKnown(word: string): boolean {
  return (
    nothing.has(word) ||
    ordinary.has(word) ||
    afterNegator.has(word) ||
    negators.has(word) ||
    dollars.has(word) ||
    pesos.has(word) ||
    wordsOfMeaning.exact.has(word) ||
    unitWords.exact.has(word) ||
    boundsBefore.exact.has(word)
  )
}
