import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import en from './en/catalogue.ts'
import es from './es/catalogue.ts'
import { translator, type Text } from './texts.ts'
import { roomsBeside, roomsWithPieces } from '#web/words.client.ts'

const spanish: Record<string, Text> = es
const english: Record<string, Text> = en

/** Keys made in code out of these beginnings and a value of the contract. */
const composed = ['type.', 'business.', 'feature.', 'features.', 'field.', 'request.', 'client.']

function holesOf(text: Text): string[] {
  const words = typeof text === 'string' ? text : text.one + text.other
  return [...new Set(words.match(/\{\w+\}/g))].toSorted()
}

const lastForm = (text: Text): string => (typeof text === 'string' ? text : text.other)

test('both languages say the same things', () => {
  expect(Object.keys(english).toSorted()).toEqual(Object.keys(spanish).toSorted())
})

test('a text has the same holes in both languages', () => {
  const different = Object.keys(spanish).filter(
    (key) => holesOf(spanish[key]!).join() !== holesOf(english[key]!).join(),
  )
  expect(different).toEqual([])
})

test('no text is empty or left in the other language by mistake', () => {
  expect(
    Object.keys(spanish).filter((key) => !lastForm(spanish[key]!).trim() || !lastForm(english[key]!).trim()),
  ).toEqual([])
})

test('every text is used', () => {
  const sources = globSync(['web/**/*.{ts,tsx}', 'api/**/*.ts', 'contract/**/*.ts'])
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // A key may be written whole, or as a template whose fixed beginning stands in the code.
  const isUsed = (key: string) =>
    composed.some((beginning) => key.startsWith(beginning)) ||
    sources.includes(`'${key}'`) ||
    [...key.matchAll(/[._]/g)].some((cut) => sources.includes(`\`${key.slice(0, cut.index + 1)}\${`))
  expect(Object.keys(spanish).filter((key) => !isUsed(key))).toEqual([])
})

test('the words of a room are said in that room alone, because only its pages bring them', () => {
  const strangers = [
    'account',
    'agency',
    'agent',
    'collection',
    'cost',
    'desk',
    'home',
    'mortgage',
    'profile',
    'project',
    'property',
    'search',
    'contact',
    'franchise',
    'join',
    'questions',
  ].flatMap((room) => {
    const keys = [...readFileSync(`locales/es/${room}.ts`, 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key!)
    const others = globSync(['web/*.{ts,tsx}', 'web/!(front)/**/*.{ts,tsx}'], {
      exclude: [`web/${room}/**`, 'web/**/*.test.*', ...bringing(room).map((other) => `web/${other}/**`)],
    })
    const said = others.map((file) => readFileSync(file, 'utf8')).join('\n')
    return keys.filter((key) => said.includes(`'${key}'`))
  })
  expect(strangers).toEqual([])
})

test('words that come late are said by late pieces alone', () => {
  const late: Record<string, string[]> = {
    foot: ['web/shell/late/**', 'web/shell/footer/**'],
    about: ['web/about/**'],
    'search-filters': ['web/search/filters/*-{fields,panel,panels}.tsx', 'web/search/none/*.tsx'],
  }
  // The server has every word.
  const onServer = ['web/front/**', 'web/search/{chips,said,load-results,search-head}.ts', 'web/**/*.test.*']
  const strangers = Object.entries(late).flatMap(([part, pieces]) => {
    const keys = [...readFileSync(`locales/es/${part}.ts`, 'utf8').matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key!)
    const others = globSync('web/**/*.{ts,tsx}', { exclude: [...pieces, ...onServer] })
    const said = others.map((file) => readFileSync(file, 'utf8')).join('\n')
    return keys.filter((key) => said.includes(`'${key}'`))
  })
  expect(strangers).toEqual([])
})

test('a room that shows a piece of `ui/pieces/` brings the words of the pieces', () => {
  const spoken = globSync('web/ui/pieces/*.tsx').filter((file) => readFileSync(file, 'utf8').includes(`t('pieces.`))
  const names = spoken.map((file) => file.replaceAll('\\', '/').slice('web/'.length))
  const showing = globSync('web/!(ui|front)/**/*.tsx').filter((file) => {
    const source = readFileSync(file, 'utf8')
    return source.includes(`t('pieces.`) || names.some((name) => source.includes(`/${name}'`))
  })
  const rooms = new Set(showing.map((file) => file.replaceAll('\\', '/').split('/')[1]!))
  expect([...rooms].filter((room) => !roomsWithPieces.has(room))).toEqual([])
})

/** Rooms whose pages bring this room's words beside their own. */
function bringing(room: string): string[] {
  return Object.keys(roomsBeside).filter((other) => roomsBeside[other]!.includes(room))
}

test('holes are filled, numbers written as the language writes them, plurals chosen', () => {
  const t = translator<{ total: { one: '{count} propiedad'; other: '{count} propiedades' }; hello: 'Hola {name}' }>(
    'es',
    {
      total: { one: '{count} propiedad', other: '{count} propiedades' },
      hello: 'Hola {name}',
    },
  )
  expect(t('total', { count: 1 })).toBe('1 propiedad')
  expect(t('total', { count: 1204 })).toBe('1,204 propiedades')
  expect(t('hello', { name: '$& {name}' })).toBe('Hola $& {name}')
})

test('quotation marks are never doubled, whatever stands between them', () => {
  const t = translator<{ es: '«{text}»'; en: 'No “{text}”.'; free: '{text}' }>('es', {
    es: '«{text}»',
    en: 'No “{text}”.',
    free: '{text}',
  })
  for (const text of ['"10-20345"', '«10-20345»', '“10-20345”', "'10-20345'", ' «10-20345» ', '10-20345']) {
    expect([t('es', { text }), t('en', { text })]).toEqual(['«10-20345»', 'No “10-20345”.'])
  }
  expect(t('es', { text: '"a" o "b"' })).toBe('«"a" o "b"»')
  expect(t('free', { text: '"a"' })).toBe('"a"')
})
