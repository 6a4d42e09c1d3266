import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { describe, expect, test } from 'vitest'

import {
  sides,
  files,
  imports,
  readSource,
  isOurs,
  isRoot,
  isTest,
  getSide,
  getStem,
  findCycles,
} from './check/sources.ts'

const forbiddenNames = /^(index|utils?|helpers?|common|misc|types|managers?|services?|lib|shared)$/

describe('the shape', () => {
  test('no file has a name that means nothing', () => {
    const vague = files.filter((file) => forbiddenNames.test(getStem(file)) && !isRoot(file))
    expect(vague).toEqual([])
  })

  test('names are kebab-case', () => {
    const odd = files.filter((file) => !/^[a-z0-9$.-]+$/.test(file.split('/').at(-1)!))
    expect(odd).toEqual([])
  })

  test('no file is longer than 300 lines', () => {
    const exempt = /^locales\/|^web\/routes\.ts$|\.test\.tsx?$|\.spec\.ts$/
    const long = files.filter((file) => !exempt.test(file) && readSource(file).split('\n').length > 301)
    expect(long).toEqual([])
  })

  test('no folder of a side holds more than 30 modules', () => {
    const folders = Map.groupBy(
      // Words have one file for each room, however many rooms there are.
      files.filter((file) => sides.includes(getSide(file)) && !isTest(file) && !file.startsWith('locales/')),
      (file) => dirname(file),
    )
    expect([...folders].filter(([, inside]) => inside.length > 30).map(([folder]) => folder)).toEqual([])
  })

  test('no folder is deeper than three below its side', () => {
    expect(files.filter((file) => sides.includes(getSide(file)) && file.split('/').length > 5)).toEqual([])
  })

  test('formatters are made once: at the top of a file, by perLanguage, or by ??=', () => {
    const product = files.filter((file) => !isTest(file) && [...sides, 'demo'].includes(getSide(file)))
    const made = product.flatMap((file) => formattersMadePerCall(readSource(file)).map((line) => `${file}: ${line}`))
    // The translator of a language is itself made once.
    expect(made).toEqual(['locales/texts.ts: const plural = new Intl.PluralRules(localeTag[language])'])
  })

  test('styles know seven sizes of type and three widths', () => {
    const tokens = readFileSync('web/ui/tokens.css', 'utf8').split('@media print')[0]!
    const lengths = [...tokens.matchAll(/--text-.+/g)].flatMap(([line]) =>
      // Of a fluid size its two ends.
      [...line.matchAll(/(?<=: |clamp\(|, )[\d.]+px(?=;|,|\))/g)].map(([length]) => length),
    )
    expect(new Set(lengths).size).toBe(7)
    const widths = [...tokens.matchAll(/(?<=@custom-media.*)\d+px/g)].map(([width]) => width)
    expect(new Set(widths).size).toBe(3)
  })

  test('there is no cycle between files', () => {
    const edges = imports.filter(({ to, isType }) => !isType && isOurs(to))
    expect(findCycles(edges.map(({ from, to }) => [from, to]))).toEqual([])
  })
})

/** Where `Intl` makes a formatter inside a function that runs again and again, and what makes one unseen. */
function formattersMadePerCall(source: string): string[] {
  // A statement at the top begins at the left edge and ends with the next one that does.
  const statements = source.split(/\n(?=[^\s})\]])/)
  return statements.flatMap((statement) => {
    const isOnce = /^(export )?const \w+ = (?![\s\S]*=>)|\bperLanguage\(/.test(statement)
    const pattern = isOnce
      ? /.*\.toLocale(?:Date|Time)?String\(.*/g
      : /.*(?:(?<!\?\?= new )\bIntl\.[A-Z]\w+\(|\.toLocale(?:Date|Time)?String\(|\.localeCompare\([^()]*,).*/g
    return [...statement.matchAll(pattern)].map(([line]) => line.trim())
  })
}
