import {
  afterNegator,
  boundsBefore,
  dollars,
  englishMarks,
  negators,
  nothing,
  ordinary,
  pesos,
  spanishMarks,
  unitWords,
} from './small-words.ts'
import type { Token } from './tokens.ts'
import { wordsOfMeaning } from './words-of-meaning.ts'

const sets: readonly { has: (word: string) => boolean }[] = [
  nothing,
  ordinary,
  afterNegator,
  negators,
  dollars,
  pesos,
  wordsOfMeaning.exact,
  unitWords.exact,
  boundsBefore.exact,
]

/** Whether a word may be a typing error: nothing that is read is written so. */
export const mayBeWrong = (word: string): boolean => !/\d/.test(word) && !sets.some((set) => set.has(word))

/** Which language a sentence is in, by the words that only one of them has; null when it does not tell. */
export function isEnglish(tokens: readonly Token[]): boolean | null {
  const count = (marks: ReadonlySet<string>) => tokens.filter(({ word }) => marks.has(word)).length
  const difference = count(englishMarks) - count(spanishMarks)
  return difference === 0 ? null : difference > 0
}
