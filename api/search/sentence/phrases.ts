import { measureDistance, foldLetters, countForgiven, toSound, type Token } from './tokens.ts'

/** What several words in a row may mean, found by the words written together: "pent house" is "penthouse". */
export type Phrases<Meaning> = {
  exact: ReadonlyMap<string, Meaning>
  /** By sound, for who writes as he hears. */
  heard: ReadonlyMap<string, Meaning>
  /** By the length of the words, for who errs in a letter or two. */
  byLength: readonly (readonly Known[] | undefined)[]
}
type Known = { key: string; letters: number }
export type Match<Meaning> = { meaning: Meaning; next: number }

const maxWords = 6

export function listPhrases<Meaning>(entries: Iterable<readonly [string, Meaning]>): Phrases<Meaning> {
  const exact = new Map<string, Meaning>()
  const heard = new Map<string, Meaning>()
  for (const [phrase, meaning] of entries) {
    const key = foldLetters(phrase)
    if (!exact.has(key)) exact.set(key, meaning)
    if (key.length >= 4 && !heard.has(toSound(key))) heard.set(toSound(key), meaning)
  }
  const byLength: Known[][] = []
  for (const key of exact.keys())
    if (countForgiven(key.length) > 0) (byLength[key.length] ??= []).push({ key, letters: lettersOf(key) })
  return { exact, heard, byLength }
}

/** `one|other` phrases with their meaning, plurals included. */
export function* listVariants<Meaning>(table: readonly (readonly [string, Meaning])[]): Generator<[string, Meaning]> {
  for (const [written, meaning] of table) for (const phrase of written.split('|')) yield [phrase, meaning]
  for (const [written, meaning] of table) {
    for (const phrase of written.split('|')) {
      if (phrase.length < 3) continue
      yield [`${phrase}s`, meaning]
      if (!/[aeiou]$/.test(phrase)) yield [`${phrase}es`, meaning]
    }
  }
}

/** The longest phrase that begins here. */
export function matchPhrase<Meaning>(
  { exact }: Phrases<Meaning>,
  tokens: readonly Token[],
  at: number,
): Match<Meaning> | null {
  return longestKey(tokens, at, (key) => exact.get(key))
}

/** The longest phrase that begins here and sounds like one, or is a few letters from one. */
export function matchLikely<Meaning>(
  phrases: Phrases<Meaning>,
  tokens: readonly Token[],
  at: number,
  isTypo: (word: string) => boolean,
): Match<Meaning> | null {
  const found = longestKey(tokens, at, (key, words) =>
    words.every(isTypo) ? phrases.heard.get(toSound(key)) : undefined,
  )
  return found ?? longestKey(tokens, at, (key, words) => (words.some(isTypo) ? nearest(phrases, key) : undefined))
}

function nearest<Meaning>({ exact, byLength }: Phrases<Meaning>, key: string): Meaning | undefined {
  const letters = lettersOf(key)
  let most = countForgiven(key.length)
  let best: string | undefined
  for (let length = key.length - most; most > 0 && length <= key.length + most; length++) {
    for (const known of byLength[length] ?? []) {
      // A wrong letter changes two of the letters used at most: nearly all words are told apart by that.
      if (bitsOf(letters ^ known.letters) > most * 2) continue
      const away = measureDistance(key, known.key, most)
      if (away > most) continue
      best = known.key
      // Only a nearer one is better.
      most = away - 1
    }
  }
  return best === undefined ? undefined : exact.get(best)
}

/** Which letters a word has, one bit each. */
function lettersOf(word: string): number {
  let letters = 0
  for (const letter of word) letters |= 1 << (letter.charCodeAt(0) % 32)
  return letters
}

function bitsOf(number: number): number {
  let count = 0
  for (let rest = number; rest !== 0; rest &= rest - 1) count++
  return count
}

function longestKey<Meaning>(
  tokens: readonly Token[],
  at: number,
  meaningOf: (key: string, words: string[]) => Meaning | undefined,
): Match<Meaning> | null {
  let found: Match<Meaning> | null = null
  const words: string[] = []
  for (let next = at; next < tokens.length && words.length < maxWords; next++) {
    const { kind, word } = tokens[next]!
    // A dot inside a phrase is an abbreviation's, as in "sto. domingo"; a stroke belongs to "a/c" and "24/7".
    if (words.length > 0 && (word === '' || word === '/')) continue
    if (kind !== 'word' && kind !== 'number') break
    words.push(word)
    const meaning = meaningOf(words.join(''), words)
    if (meaning !== undefined) found = { meaning, next: next + 1 }
  }
  return found
}
