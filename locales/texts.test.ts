import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import en from './en/catalogue.ts'
import es from './es/catalogue.ts'
import { createTranslator, type Text } from './texts.ts'
import { partsBeside, partsWithPieces } from '#web/words.client.ts'

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
  const written = new Set([...sources.matchAll(/(?<=')(?=([\w./-]+)')/g)].map(([, key]) => key))
  const beginnings = new Set([...sources.matchAll(/`([\w./-]+)\$\{/g)].map(([, beginning]) => beginning))
  const isUsed = (key: string) =>
    composed.some((beginning) => key.startsWith(beginning)) ||
    written.has(key) ||
    [...key.matchAll(/[._]/g)].some((cut) => beginnings.has(key.slice(0, cut.index + 1)))
  expect(Object.keys(spanish).filter((key) => !isUsed(key))).toEqual([])
})

test('the words of a folder are said there alone, because only its pages bring them', () => {
  const strangers = [
    'account/account',
    'account/profile',
    'agency/agency',
    'agent/agent',
    'collection/collection',
    'home/home',
    'lead/contact',
    'lead/desk',
    'lead/franchise',
    'lead/join',
    'mortgage/cost',
    'mortgage/mortgage',
    'editorial/questions',
    'project/project',
    'property/property',
    'search/search',
  ].flatMap((file) => {
    const [room, part] = file.split('/') as [string, string]
    const others = globSync(['web/*.{ts,tsx}', 'web/!(front)/**/*.{ts,tsx}'], {
      exclude: [`web/${room === part ? room : file}/**`, 'web/**/*.test.*', ...foldersBringing(part)],
    })
    return listKeysUsed(file, others)
  })
  expect(strangers).toEqual([])
})

test('words that come late are said by late pieces alone', () => {
  const late: Record<string, string[]> = {
    'shell/foot': ['web/shell/lazy/**', 'web/shell/footer/**'],
    'shell/error': ['web/shell/error/**'],
    'search/filters': ['web/search/filters/*-{fields,panel,panels,slider}.tsx', 'web/search/none/*.tsx'],
    'search/map': ['web/search/map/!(map-panel|map-loading|map-failed).{ts,tsx}', 'web/search/sheet/**'],
  }
  // The server has every word.
  const onServer = ['web/front/**', 'web/search/{chips,said,load-results,search-head}.ts', 'web/**/*.test.*']
  const strangers = Object.entries(late).flatMap(([file, pieces]) =>
    listKeysUsed(file, globSync('web/**/*.{ts,tsx}', { exclude: [...pieces, ...onServer] })),
  )
  expect(strangers).toEqual([])
})

test('a folder whose pages show a piece of `ui/page/` brings the words of the pieces', () => {
  const isSpoken = (file: string) => readFileSync(file, 'utf8').includes(`t('pieces.`)
  const spoken = globSync('web/{ui/page,lead/contact-ways,lead/referral,place}/*.tsx').filter(isSpoken)
  const names = spoken.map((file) => file.replaceAll('\\', '/').split('/').slice(-2).join('/'))
  const showing = globSync('web/**/*-page.tsx').filter((file) => {
    const source = readFileSync(file, 'utf8')
    return source.includes(`t('pieces.`) || names.some((name) => source.includes(`/${name}'`))
  })
  const parts = new Set(showing.map((file) => file.replaceAll('\\', '/').split('/').at(-2)!))
  expect(parts.size).toBeGreaterThan(9)
  expect([...parts].filter((part) => !partsWithPieces.has(part))).toEqual([])
})

/** Keys of a file of words that stand in sources. */
function listKeysUsed(file: string, sources: string[]): string[] {
  const words = readFileSync(`locales/es/${file}.ts`, 'utf8')
  const keys = [...words.matchAll(/^ {2}'([^']+)':/gm)].map(([, key]) => key!)
  const said = sources.map((source) => readFileSync(source, 'utf8')).join('\n')
  return keys.filter((key) => said.includes(`'${key}'`))
}

/** Folders whose pages bring this part of the words beside their own. */
function foldersBringing(part: string): string[] {
  const folders = Object.keys(partsBeside).filter((other) => partsBeside[other]!.includes(part))
  // A screen of the workspace names its parts beside its file.
  const screens = readFileSync('web/workspace-screens.ts', 'utf8').matchAll(
    /import\('\.\/([\w/-]+)\/[\w-]+\.tsx'\),\s*words: \[([^\]]*)\]/g,
  )
  const ofScreens = [...screens].filter(([, , words]) => words!.includes(`'${part}'`)).map(([, folder]) => folder!)
  return [
    ...folders.flatMap((folder) => [`web/${folder}/**`, `web/*/${folder}/**`]),
    ...ofScreens.map((folder) => `web/${folder}/**`),
  ]
}

test('holes are filled, numbers written as the language writes them, plurals chosen', () => {
  const t = createTranslator<{
    total: { one: '{count} propiedad'; other: '{count} propiedades' }
    hello: 'Hola {name}'
  }>('es', {
    total: { one: '{count} propiedad', other: '{count} propiedades' },
    hello: 'Hola {name}',
  })
  expect(t('total', { count: 1 })).toBe('1 propiedad')
  expect(t('total', { count: 1204 })).toBe('1,204 propiedades')
  expect(t('hello', { name: '$& {name}' })).toBe('Hola $& {name}')
})

test('quotation marks are never doubled, whatever stands between them', () => {
  const t = createTranslator<{ es: '«{text}»'; en: 'No “{text}”.'; free: '{text}' }>('es', {
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

test('an answer is promised in one way: within 24 to 48 hours', () => {
  const texts = [...Object.values(spanish), ...Object.values(english)].flatMap((text) =>
    typeof text === 'string' ? [text] : Object.values(text),
  )
  const promises = texts.filter((text) => /\b48 (horas|hours)/.test(text))
  expect(promises.length).toBeGreaterThan(10)
  expect(promises.filter((text) => !/\b24 (a 48 horas|to 48 hours)/.test(text))).toEqual([])
})
