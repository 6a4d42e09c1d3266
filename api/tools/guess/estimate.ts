import { type Match, ZxcvbnFactory, type ZxcvbnResult } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as everywhere } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es'

import type { FieldProblem } from '#contract/errors.ts'

export type Estimate = {
  guesses: number
  /** What makes it easy to guess, if it is. */
  weakness: FieldProblem
}

/** A word further down a list is no easier to guess than its letters are. */
const wordsOfList = 30_000
/** So many characters are estimated at once: the time grows with their square. */
const estimated = 24
/** Ways to write one word in other signs that are tried. */
const substitutions = 4
/** Guesses that a sign at the end costs, where everybody puts one: about as many as there are signs, before and behind. */
const guessesOfSign = 100
/** What stands more guesses does so without its signs as well. */
const beyondSigns = 1e12

/** Estimates how many guesses a password stands, of somebody who knows some words of its owner; takes 0.5 s to make. */
export function createEstimator(): (password: string, words: readonly string[]) => Estimate {
  const dictionary = Object.fromEntries(
    Object.entries({ ...everywhere, ...spanish, ...english }).map(([name, list]) => [name, list.slice(0, wordsOfList)]),
  )
  // All of them: whatever people have used before is tried first.
  const passwords = everywhere['passwords-common']
  const { check } = bound(
    new ZxcvbnFactory({
      dictionary: { ...dictionary, 'passwords-common': passwords },
      graphs: adjacencyGraphs,
      l33tMaxSubstitutions: substitutions,
      maxLength: estimated,
    }),
  )
  return (password, words) => {
    const known = words.flatMap((word) => [word, bare(word)]).filter((word) => word.length > 2)
    const whole = endsOf(password, (end) => check(end, known))
    const core = password.replace(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')
    const isStrong = whole.guesses >= beyondSigns
    if (isStrong || core === password || core === '')
      return { guesses: whole.guesses, weakness: weaknessOf(whole.sequence) }
    const without = endsOf(core, (end) => check(end, known))
    const signs = Math.min(4, password.length - core.length)
    const guesses = without.guesses * guessesOfSign ** signs
    return guesses < whole.guesses
      ? { guesses, weakness: weaknessOf(without.sequence) }
      : { guesses: whole.guesses, weakness: weaknessOf(whole.sequence) }
  }
}

/** The stronger of its beginning and its end: what a long password has besides makes neither weaker. */
function endsOf(password: string, check: (end: string) => ZxcvbnResult): ZxcvbnResult {
  const first = check(password.slice(0, estimated))
  if (password.length <= estimated || first.guesses >= beyondSigns) return first
  const last = check(password.slice(-estimated))
  return last.guesses > first.guesses ? last : first
}

function bound(factory: ZxcvbnFactory) {
  return { check: (password: string, words: string[]) => factory.check(password, words) }
}

/** What was found in it, the worst first. */
function weaknessOf(found: readonly Match[]): FieldProblem {
  const has = (what: (match: Match) => boolean) => found.some(what)
  if (has(({ dictionaryName }) => dictionaryName === 'userInputs')) return 'field.password_known'
  if (has(({ pattern }) => pattern === 'repeat')) return 'field.password_repeated'
  if (has(({ dictionaryName }) => dictionaryName === 'passwords-common')) return 'field.password_common'
  if (has(({ pattern }) => pattern === 'spatial' || pattern === 'sequence')) return 'field.password_sequence'
  return 'field.password_guessable'
}

/** Letters and digits without accents, as people type a name into a password. */
function bare(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}
