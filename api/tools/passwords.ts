import { argon2, randomBytes, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

import type { FieldProblem } from '#contract/errors.ts'

import { createGuesses } from './guess/guesses.ts'
import { isSameText } from './same-text.ts'
import { createTurns } from './turns.ts'

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
/** Hashing takes a processor for some 25 ms: so many at once, so many waiting, and the rest is told to come back. */
const maxConcurrent = 2
const maxQueued = 50

export type Passwords = {
  /** With the salt of another hash where one is named. */
  hash: (password: string, like?: string) => Promise<string>
  /** Whether the password is the one of the hash; without a hash it takes as long and is not. */
  isMatch: (password: string, hash: string | null) => Promise<boolean>
  /** At which of several hashes of one salt the password fits, or -1; it takes as long however many there are. */
  findMatch: (password: string, hashes: readonly string[]) => Promise<number>
  /** Whether a hash was made with other parameters than today's. */
  isOutdated: (hash: string) => boolean
  /** Whoever is about to choose a password need not wait for the dictionaries. */
  prepare: () => void
  /** Why it is too easy to guess for somebody who knows these words of its owner; null when it is not. */
  weaknessOf: (password: string, known: readonly string[]) => Promise<FieldProblem | null>
}

/**
 * Guesses that a password must stand: what the library calls safe against who has stolen slow hashes (its third of four
 * steps). Eight characters without any pattern are just that.
 */
const minGuesses = 1e8

/** Passwords by argon2id, a few at a time; `words` are what everybody here would try. */
export function createPasswords(words: readonly string[] = []): Passwords {
  const inTurn = createTurns({ maxConcurrent: maxConcurrent, maxWaiting: maxQueued })
  const guesses = createGuesses()
  const nobody = inTurn(() => hashWith(randomBytes(16).toString('hex'), { ...cost, nonce: saltOf() }))
  const findMatch: Passwords['findMatch'] = async (password, hashes) => {
    const against = hashes[0] ?? (await nobody)
    const made = await inTurn(() => hashWith(password, partsOf(against)))
    return hashes.findIndex((hash) => isSameText(hash, made))
  }
  return {
    hash: (password, like) => inTurn(() => hashWith(password, { ...cost, nonce: saltOf(like) })),
    isMatch: async (password, hash) => (await findMatch(password, hash === null ? [] : [hash])) === 0,
    findMatch,
    isOutdated: (hash) => !hash.startsWith(prefix),
    prepare: guesses.start,
    weaknessOf: async (password, known) => {
      const all = [...words, ...known]
      if (all.some((word) => isMadeOf(bare(password), bare(word)))) return 'field.password_known'
      const estimate = await guesses.estimate(password, all)
      return estimate.guesses < minGuesses ? estimate.weakness : null
    },
  }
}

const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$`

type Parts = { memory: number; passes: number; parallelism: number; tagLength: number; nonce: Buffer }

async function hashWith(message: string, parts: Parts): Promise<string> {
  const { memory, passes, parallelism, nonce } = parts
  const tag = await derive('argon2id', { ...parts, message })
  const texts = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''))
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${texts.join('$')}`
}

/** What a hash was made with. */
function partsOf(hash: string): Parts {
  const [, , , parameters = '', nonce = '', tag = ''] = hash.split('$')
  const [memory = 0, passes = 0, parallelism = 0] = parameters.split(',').map((pair) => Number(pair.slice(2)))
  const tagLength = Buffer.from(tag, 'base64').byteLength
  return { memory, passes, parallelism, tagLength, nonce: Buffer.from(nonce, 'base64') }
}

function saltOf(like?: string): Buffer {
  return like === undefined ? randomBytes(16) : partsOf(like).nonce
}

/** Letters and digits alone: neither an accent nor a hyphen makes a known word another. */
function bare(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A word that is known, with a few digits or signs around it. */
function isMadeOf(password: string, word: string): boolean {
  if (word.length < 4 || !password.includes(word)) return false
  return password.replace(word, '').replace(/\p{N}/gu, '').length < 3
}
