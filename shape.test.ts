import { execFileSync } from 'node:child_process'
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
import { findExportedFunctions, listExportedFunctions, startsWithVerb } from './check/functions.ts'

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

  test('half of the files of a side have 55 lines at most, and nine of ten 137', () => {
    const lines = files
      .filter((file) => sides.includes(getSide(file)) && !isTest(file))
      .map((file) => readSource(file).split('\n').length - 1)
      .sort((one, other) => one - other)
    const quantile = (share: number) => lines[Math.floor(lines.length * share)]
    expect(quantile(0.5)).toBeLessThanOrEqual(55)
    expect(quantile(0.9)).toBeLessThanOrEqual(137)
  })

  test('exported functions are verbs, but for three of a hundred', () => {
    const all = listExportedFunctions()
    const others = all.filter(({ name }) => !startsWithVerb(name)).map(({ file, name }) => `${name} in ${file}`)
    // Says which they are where they are too many.
    expect(others.length > all.length * 0.03 ? others : []).toEqual([])
    // A pattern that finds nothing would find no fault.
    expect(all.length).toBeGreaterThan(900)
  })

  test.each([
    ['export function cityOf(a: string) {', 'cityOf'],
    ['export async function cityOf<Name extends string>(a: Name): Promise<void> {', 'cityOf'],
    ['export function* cities() {', 'cities'],
    ['export async function* cities() {', 'cities'],
    ['export default async function cityOf() {', 'cityOf'],
    ['export const cityOf = (a: string) => a', 'cityOf'],
    ['export const cityOf = async ({ a, b }: { a: string; b: number }): Promise<string> => a', 'cityOf'],
    ['export const cityOf = <Name extends string>(a: Name): Name => a', 'cityOf'],
    ['export const cityOf = a => a', 'cityOf'],
    ['export const cityOf: (a: string) => string = (a) => a', 'cityOf'],
    ['export const cityOf = function (a) {', 'cityOf'],
    ['export const cityOf = (\n  a: string,\n  b: () => void,\n): string => a', 'cityOf'],
  ])('an exported function is seen however it is written: %s', (source, name) => {
    expect(findExportedFunctions(source)).toEqual([name])
    expect(startsWithVerb(name)).toBe(false)
  })

  test.each([
    'export const city = cities.find((one) => one.slug)',
    'export const cities = [() => 1]',
    'export const limits = { most: (a: number) => a }',
    'export function CityTile() {',
    'export const useCity = () => 1',
    'export async function loader({ url }) {',
    'const cityOf = () => 1',
  ])('what is no function, a component, a hook or what the framework names is none: %s', (source) => {
    expect(findExportedFunctions(source)).toEqual([])
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

  test('a mixin of styles is shared: two rules apply it, or more', () => {
    const applied = listSheets().flatMap((sheet) =>
      [...readFileSync(sheet, 'utf8').matchAll(/@apply (.+);/g)].flatMap(([, names]) => names!.split(' ')),
    )
    const mixins = [...readFileSync('web/ui/mixins.css', 'utf8').matchAll(/^\.([\w-]+)/gm)].map(([, name]) => name!)
    expect(mixins.length).toBeGreaterThan(20)
    expect(mixins.filter((name) => applied.filter((used) => used === name).length < 2)).toEqual([])
  })

  test('styles have 8,000 lines at most, and those of the workspace 2,300', () => {
    const isOfWorkspace = /^web\/(workspace|draft|team|freshness|connection|look-alike|audit|import)\//
    const { true: ofWorkspace = [], false: others = [] } = Object.groupBy(listSheets(), (sheet) =>
      isOfWorkspace.test(sheet) ? 'true' : 'false',
    )
    const countLines = (sheets: string[]) =>
      sheets.reduce((sum, sheet) => sum + readFileSync(sheet, 'utf8').split('\n').length - 1, 0)
    expect(others.length).toBeGreaterThan(100)
    expect(countLines(others)).toBeLessThanOrEqual(8000)
    expect(countLines(ofWorkspace)).toBeLessThanOrEqual(2300)
  })

  test('there is no cycle between files', () => {
    const edges = imports.filter(({ to, isType }) => !isType && isOurs(to))
    expect(findCycles(edges.map(({ from, to }) => [from, to]))).toEqual([])
  })
})

function listSheets(): string[] {
  return execFileSync('git', ['ls-files', 'web/**/*.css'], { encoding: 'utf8' }).trim().split('\n')
}

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
