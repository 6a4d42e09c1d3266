import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'

import { createPasswords } from '../passwords.ts'
import { createEstimator } from './estimate.ts'

const passwords = createPasswords(['Marquesina'])
const known = ['Santo Domingo', 'Punta Cana', '2026', 'ana.perez', 'gmail', 'Ana', 'Pérez', '8095551234']

test.each([
  ['Passw0rd!', 'common'],
  ['P@ssw0rd1', 'common'],
  ['password', 'common'],
  ['12345678a', 'common'],
  ['Verano2026', 'known'],
  ['Marquesina#7', 'known'],
  ['santo-domingo-24', 'known'],
  ['Perez1985', 'known'],
  ['8095551234', 'known'],
  ['Ana.Perez2026', 'known'],
  ['aaaaaaaaaaaa', 'repeated'],
  ['        ', 'repeated'],
  ['ñañañañañaña', 'repeated'],
  ['abcdefgh12', 'sequence'],
  ['Abril2024!', 'guessable'],
  ['Ll4v3Segura', 'guessable'],
])('%j is refused, and it is said why (%s)', async (password, why) => {
  expect(await passwords.weaknessOf(password, known)).toBe(`field.password_${why}`)
})

test.each([
  'k7#Qp2!x',
  'tres cayenas moradas',
  'tigueraje01x',
  'correct horse battery staple',
  'ñandú con piña y coco',
  '密码是很长的句子啊朋友',
  '😀🦜🌴🏝️🥥🍍🐠🐚',
  `${'a'.repeat(64)} y nada más que esto`.slice(40),
])('%j is taken', async (password) => {
  expect(await passwords.weaknessOf(password, known)).toBeNull()
})

test('the three thousand commonest of eight characters and more stand fewer guesses than are asked for', () => {
  const estimate = createEstimator()
  const commonest = dictionary['passwords-common'].map(String).filter((word) => word.length >= 8)
  const taken = commonest.slice(0, 3000).filter((word) => estimate(word, []).guesses >= 1e8)
  expect(taken).toEqual([])
  // Nor with a capital and a sign, as people make them "safe".
  const dressed = commonest.slice(0, 100).map((word) => `${word[0]!.toUpperCase()}${word.slice(1)}!`)
  expect(dressed.filter((word) => estimate(word, []).guesses >= 1e8)).toEqual([])
})

test('what is long and made to take long is estimated by its ends', () => {
  const estimate = createEstimator()
  for (const part of ['@4(3690!|1!|0$5+7%2', '4@$1', '1', '1.1.2020', 'amorplayasol']) {
    const long = part.repeat(128).slice(0, 128)
    const ends = [long.slice(0, 24), long.slice(-24)].map((end) => estimate(end, []).guesses)
    expect(estimate(long, []).guesses).toBeLessThanOrEqual(Math.max(...ends))
  }
})

test('more ask at once than wait: the rest is told to come back, and then there is room again', async () => {
  const asked = Array.from({ length: 80 }, (_, at) => passwords.weaknessOf(`una frase larga ${at}`, []))
  const answers = await Promise.allSettled(asked)
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused).toHaveLength(30)
  expect(refused.every(({ reason }) => (reason as { code: string }).code === 'request.overloaded')).toBe(true)
  expect(await passwords.weaknessOf('tres cayenas moradas', [])).toBeNull()
})
