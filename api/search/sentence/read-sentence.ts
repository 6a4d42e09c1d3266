import type { Language } from '#contract/fields.ts'
import { saidFlags } from '#contract/search/sentence.ts'

import { type Amount, isBelowZero, readAmount, readCountAfter, readRoomPair } from './amounts.ts'
import { applyAmount, type Money, applyPrices } from './apply-amount.ts'
import { choosePlace, type Mention } from './choose-place.ts'
import { isEnglish, mayBeWrong } from './known-words.ts'
import { type Match, matchLikely, matchPhrase } from './phrases.ts'
import { type Piece, Pieces } from './pieces.ts'
import type { PlaceNames } from './place-names.ts'
import { afterNegator, connectors, negators, nothing, orWords, otherMoney } from './small-words.ts'
import { toPlainText, type Token, splitTokens } from './tokens.ts'
import { type Asks, wordsOfMeaning } from './words-of-meaning.ts'

/** What a sentence asks for, and its words as typed: what became filters, what may be searched as words, what cannot. */
export type Reading = { search: Asks } & ReturnType<Pieces['in']>

type Said = {
  text: string
  tokens: Token[]
  names: PlaceNames
  language: Language
  /** Where a place's name begins that is meant as something else. */
  notPlaces: ReadonlySet<number>
  /** What a mistyped word may mean, found once. */
  likely: Map<number, Likely>
}
type Likely = { meaning: Match<Asks> | null; place: Match<Mention['places']> | null }

/** Reads a sentence in Spanish, English or both. Whatever is typed has a reading; its length is bounded, and so its time. */
export function readSentence(typed: string, names: PlaceNames, language: Language): Reading {
  const text = toPlainText(typed)
  const tokens = splitTokens(text)
  const notPlaces = new Set<number>()
  const likely = new Map<number, Likely>()
  // A word that is a place's name and something else is the other thing when that place does not fit the rest.
  for (;;) {
    const reader = new Reader({ text, tokens, names, language, notPlaces, likely })
    const doubtful = reader.read()
    if (doubtful === null) return reader.result()
    notPlaces.add(doubtful)
  }
}

/** Goes through a sentence from left to right, at each place taking the longest thing that it can mean. */
class Reader {
  readonly #said: Said
  readonly #asks: Asks = {}
  readonly #pieces = new Pieces()
  readonly #mentions: Mention[] = []
  readonly #prices: Money[] = []
  #payment: (Money & Piece) | null = null
  /** Where "no" or "sin" stands that the next thing belongs to. */
  #negator: number | null = null
  /** What the amount to come is, when it is no price. */
  #money: 'payment' | 'other' | null = null

  constructor(said: Said) {
    this.#said = said
  }

  /** Reads all of it; answers with the beginning of a doubtful place that does not fit. */
  read(): number | null {
    const { tokens } = this.#said
    const code = tokens.findIndex(({ kind }) => kind === 'code')
    if (code >= 0) return this.#readCode(code)

    for (let at = 0; at < tokens.length;) at = this.#step(at)
    this.#close()
    const doubtful = this.#addPlace()
    if (doubtful === null) this.#addMoney()
    return doubtful
  }

  result(): Reading {
    return { search: this.#asks, ...this.#pieces.in(this.#said.text) }
  }

  /** Beside a code nothing else need be said. */
  #readCode(at: number): null {
    const { raw, from, to } = this.#said.tokens[at]!
    this.#asks.q = raw
    this.#pieces.only({ from, to })
    return null
  }

  #step(at: number): number {
    const { tokens, names, notPlaces } = this.#said
    const token = tokens[at]!
    if (token.kind === 'stop') return this.#pause(at)
    const place = notPlaces.has(at) ? null : matchPhrase(names, tokens, at)
    const meaning = matchPhrase(wordsOfMeaning, tokens, at)
    const end = meaning?.next ?? 0
    if (place && place.next >= end) return this.#place(at, place.next, place.meaning, meaning !== null)

    const other = matchPhrase(otherMoney, tokens, at)
    if (other && other.next > end) {
      this.#money = other.meaning
      return this.#leave(at, other.next)
    }
    const pair = readRoomPair(tokens, at)
    if (pair) return this.#meaning(at, at + 3, pair)
    const amount = readAmount(tokens, at) ?? readCountAfter(tokens, at)
    const afterAmount = amount && amount.next > end ? this.#amount(at, amount) : null
    if (afterAmount !== null) return afterAmount
    if (meaning) return this.#meaning(at, end, meaning.meaning)
    return negators.has(token.word) ? this.#negate(at) : this.#unknown(at)
  }

  #pause(at: number): number {
    const { word } = this.#said.tokens[at]!
    this.#close()
    // A dot is an abbreviation's, a colon leads on.
    if (word !== '' && word !== ':') [this.#negator, this.#money] = [null, null]
    return at + 1
  }

  #place(at: number, next: number, places: Mention['places'], isDoubtful: boolean): number {
    // A project is found by its name, as words.
    if (places[0]?.kind === 'project') return this.#leave(at, next)
    this.#close()
    const piece = this.#piece(at, next)
    const isMeant = this.#negator === null
    if (!isMeant) this.#pieces.refuse(piece)
    this.#mentions.push({ ...piece, at, places, isMeant, isDoubtful })
    return next
  }

  #amount(at: number, amount: Amount): number | null {
    if (this.#money && !amount.unit) return this.#otherMoney(at, amount)
    if (amount.unit && 'other' in amount.unit) return this.#leave(at, amount.next)
    if (!amount.unit && isBelowZero(this.#said.tokens, at)) return this.#refuse(at - 1, amount.next)
    const isNegated = this.#negator !== null
    const effect = isNegated ? 'unused' : applyAmount(this.#asks, this.#prices, amount)
    if (effect === 'none') return null
    this.#close()
    const piece = this.#piece(at, amount.next)
    if (effect === 'unused') this.#pieces.refuse(piece)
    else this.#pieces.understand(piece)
    this.#negator = null
    return amount.next
  }

  /** A monthly payment can be asked for; what is paid besides the price cannot. */
  #otherMoney(at: number, amount: Amount): number | null {
    const value = amount.most ?? amount.least!
    const isPayment = this.#money === 'payment' && value >= 50 && amount.bound !== 'min' && amount.bound !== 'over'
    if (!isPayment && !amount.isScaled && !amount.currency && !amount.isDollarSign) return null
    this.#money = null
    // The words before it, "una cuota de", and after it, "al mes", belong to it.
    const after = matchPhrase(wordsOfMeaning, this.#said.tokens, amount.next)
    const next = after?.meaning.business_type === 'lease' ? after.next : amount.next
    const { from, to } = this.#piece(at, next)
    const piece = { from: this.#pieces.takeBack()?.from ?? from, to }
    if (isPayment) this.#payment ??= { ...amount, least: undefined, most: value, ...piece }
    else this.#pieces.refuse(piece)
    return next
  }

  #negate(at: number): number {
    this.#close()
    this.#negator = at
    const { tokens } = this.#said
    let next = at + 1
    while (next < tokens.length && afterNegator.has(tokens[next]!.word)) next++
    return next
  }

  #meaning(at: number, next: number, asks: Asks): number {
    this.#close()
    const piece = this.#piece(at, next)
    const flag = saidFlags.find((name) => asks[name] !== undefined)
    if (this.#negator === null) this.#ask(asks, piece)
    else if (flag) this.#ask({ [flag]: !asks[flag] }, piece)
    else this.#pieces.refuse(piece)
    // "sin piscina o gimnasio": neither is wanted.
    const isGoingOn = this.#negator !== null && orWords.has(this.#said.tokens[next]?.word ?? '')
    this.#negator = isGoingOn ? next : null
    return next
  }

  /** What was said first stays, but for what may be several. */
  #ask({ type, features, ...single }: Asks, piece: Piece): void {
    const asks = this.#asks
    if (type) asks.type = [...new Set([...(asks.type ?? []), ...type])]
    if (features) asks.features = [...new Set([...(asks.features ?? []), ...features])]
    Object.assign(asks, { ...single, ...asks })
    this.#pieces.understand(piece)
  }

  #unknown(at: number): number {
    const { tokens, notPlaces } = this.#said
    const { word, kind } = tokens[at]!
    if (kind === 'word' && mayBeWrong(word)) {
      const { meaning, place: anyPlace } = this.#likelyAt(at)
      const place = notPlaces.has(at) ? null : anyPlace
      // What is searched most is a place: where both are likely, it is one.
      if (place && place.next >= (meaning?.next ?? 0)) return this.#place(at, place.next, place.meaning, true)
      if (meaning) return this.#meaning(at, meaning.next, meaning.meaning)
    }
    if (connectors.has(word)) {
      this.#close()
      this.#negator = null
    }
    return nothing.has(word) || kind === 'mark' || kind === 'money' ? at + 1 : this.#leave(at)
  }

  #likelyAt(at: number): Likely {
    const { tokens, names, likely } = this.#said
    const before = likely.get(at)
    if (before) return before
    const meaning = matchLikely(wordsOfMeaning, tokens, at, mayBeWrong)
    const place = matchLikely(names, tokens, at, mayBeWrong)
    likely.set(at, { meaning, place })
    return { meaning, place }
  }

  #leave(at: number, next = at + 1): number {
    this.#pieces.leave(this.#piece(at, next))
    return next
  }

  #refuse(at: number, next: number): number {
    this.#close()
    this.#pieces.refuse(this.#piece(at, next))
    return next
  }

  #close(): void {
    this.#pieces.close(this.#negator === null)
  }

  /** These tokens, with the "no" that belongs to them. */
  #piece(at: number, next: number): Piece {
    const { tokens } = this.#said
    return { from: tokens[this.#negator ?? at]!.from, to: tokens[next - 1]!.to }
  }

  #addPlace(): number | null {
    const { place, unused, doubtful } = choosePlace(this.#mentions)
    if (doubtful !== null) return doubtful
    Object.assign(this.#asks, place)
    for (const mention of this.#mentions.filter(({ isMeant }) => isMeant)) {
      if (unused.includes(mention)) this.#pieces.refuse(mention)
      else this.#pieces.understand(mention)
    }
    return null
  }

  /** A payment and a price share their currency: of two that differ only the price can be asked for. */
  #addMoney(): void {
    const isOfEnglish = isEnglish(this.#said.tokens) ?? this.#said.language === 'en'
    Object.assign(this.#asks, applyPrices(this.#prices, this.#asks, isOfEnglish))
    if (!this.#payment) return
    const { max_price, currency } = applyPrices([this.#payment], { business_type: 'lease' }, isOfEnglish)
    const isOther = this.#asks.currency && this.#asks.currency !== currency && this.#payment.currency
    if (isOther) return this.#pieces.refuse(this.#payment)
    // Only what is for sale is paid by a loan.
    const sale = { business_type: this.#asks.business_type ?? ('sale' as const) }
    Object.assign(this.#asks, { max_payment: max_price, currency: this.#asks.currency ?? currency, ...sale })
    this.#pieces.understand(this.#payment)
  }
}
