import { featureOptions } from '../exchange/feature-words.ts'
import { answerOptions } from '../exchange/option-words.ts'
import { foldWords, type Options } from '../exchange/options.ts'
import type { RawRow } from '../exchange/row.ts'
import { templateColumns } from '../exchange/template.ts'
import type { TemplateColumn } from '../exchange/template-column.ts'
import { guessMarks } from './guess-marks.ts'
import type { ColumnMapping, Mapping } from './mapping.ts'

/** What a column of a file seems to be, how sure that is, and what was seen in it. */
export type ColumnGuess = ColumnMapping & {
  column: string
  /** 0 to 1. */
  confidence: number
  samples: string[]
  /** Values that mean none of the choices yet: a person says what they mean. */
  unknown: string[]
}

/** Values of a column that are looked at. */
const maxLooked = 200
const maxSamples = 3
const maxUnknown = 50
/** Below this a column is left out and listed. */
const leastConfidence = 0.5

/** What each column of a file seems to be, by its name in Spanish or English, and by what stands in it. */
export function guessColumns(columns: readonly string[], rows: readonly RawRow[]): ColumnGuess[] {
  const looked = columns.map((column) => ({ column, values: takeValues(column, rows) }))
  const scored = looked
    .flatMap(({ column, values }) =>
      templateColumns.map((target) => ({ column, target, values, score: scoreColumn(column, target, values) })),
    )
    .filter(({ score }) => score >= leastConfidence)
    .toSorted((one, other) => other.score - one.score)
  const taken = new Set<string>()
  const chosen = new Map<string, (typeof scored)[number]>()
  for (const one of scored) {
    if (chosen.has(one.column) || taken.has(one.target.name)) continue
    chosen.set(one.column, one)
    // A list may stand in as many columns as it likes: `foto 1`, `foto 2`.
    if (!['addresses', 'options'].includes(one.target.kind)) taken.add(one.target.name)
  }
  return looked.map(({ column, values }) => {
    const found = chosen.get(column)
    const feature = found && found.score > 0.9 ? null : guessFeature(column, values)
    if (feature) return feature
    if (!found) return { column, target: null, confidence: 0, samples: values.slice(0, maxSamples), unknown: [] }
    return describeGuess(column, found.target, values, found.score)
  })
}

/** The mapping that guesses make. */
export function toMapping(guesses: readonly ColumnGuess[]): Mapping {
  const columns = guesses.map(({ column, target, separator, marks, values }): [string, ColumnMapping] => [
    column,
    { target, ...(separator && { separator }), ...(marks && { marks }), ...(values && { values }) },
  ])
  return { columns: Object.fromEntries(columns), constants: {} }
}

function takeValues(column: string, rows: readonly RawRow[]): string[] {
  const values: string[] = []
  for (const { cells } of rows) {
    const cell = Object.hasOwn(cells, column) ? cells[column]! : ''
    const text = (typeof cell === 'string' ? cell : cell.join('|')).trim()
    if (text) values.push(text)
    if (values.length === maxLooked) break
  }
  return values
}

/** A name that fits counts most, values that do not fit against it; distinctive values speak for themselves. */
function scoreColumn(column: string, target: TemplateColumn, values: readonly string[]): number {
  const named = scoreName(column, target)
  if (named > 0) return named * (0.5 + 0.5 * shareRead(target, values))
  return values.length > 0 && isDistinctive(target) && shareRead(target, values) >= 0.9 ? 0.55 : 0
}

function scoreName(column: string, { name, en, also }: TemplateColumn): number {
  const header = foldWords(column)
  const bare = header.replace(/ ?\d+$/, '')
  if ([name, en].some((one) => foldWords(one) === header)) return 1
  const others = also ? also.split('|').map(foldWords) : []
  if (others.includes(header)) return 0.97
  if (bare && [foldWords(name), foldWords(en), ...others].includes(bare)) return 0.9
  const words = ` ${header} `
  const contained = [foldWords(name), foldWords(en), ...others].filter(
    (one) => one.length > 3 && words.includes(` ${one} `),
  )
  const longest = Math.max(0, ...contained.map((one) => one.length))
  return longest > 0 ? 0.55 + (0.3 * longest) / header.length : 0
}

/** How many of a column's values its target could mean; nothing said speaks for nothing. */
function shareRead(target: TemplateColumn, values: readonly string[]): number {
  if (values.length === 0) return 0.8
  const marks = guessMarks(values)
  const some = values.slice(0, 40)
  const isRead = (value: string) => {
    if (target.kind === 'options' || target.kind === 'texts') return true
    if (target.kind === 'addresses') return /^(?:https?:\/\/|www\.)/i.test(value)
    // Descriptions and titles of any length count: they are cut or named later.
    if (target.kind === 'text' && !target.isOnlyRead) return true
    if (target.options) return target.options.read(value) !== undefined || guessOption(target.options, value) !== null
    return 'value' in target.read(value, { marks })
  }
  return some.filter(isRead).length / some.length
}

/** Coordinates inside the country, addresses of pictures, kinds and businesses look like nothing else. */
function isDistinctive({ name }: TemplateColumn): boolean {
  return ['latitud', 'longitud', 'coordenadas', 'fotos', 'tipo', 'operacion', 'moneda'].includes(name)
}

function describeGuess(column: string, target: TemplateColumn, values: readonly string[], score: number): ColumnGuess {
  const isNumber = ['money', 'area', 'whole'].includes(target.kind)
  const separator =
    target.kind === 'options' || target.kind === 'addresses' ? guessSeparator(values, target.kind) : null
  const { table, unknown } = proposeValues(target, values, separator ?? ',')
  return {
    column,
    target: target.name,
    confidence: Math.round(score * 100) / 100,
    samples: values.slice(0, maxSamples),
    unknown,
    ...(isNumber && { marks: guessMarks(values) }),
    ...(separator && { separator }),
    ...(Object.keys(table).length > 0 && { values: table }),
  }
}

function guessSeparator(values: readonly string[], kind: 'options' | 'addresses'): string | null {
  const signs = kind === 'options' ? ['|', ';', '\n', ','] : ['|']
  return signs.find((sign) => values.some((value) => value.includes(sign))) ?? null
}

/** What values that are no choice by themselves may mean, and which mean nothing. */
function proposeValues({ options, kind }: TemplateColumn, values: readonly string[], separator: string) {
  const table: Record<string, string> = {}
  const unknown = new Set<string>()
  if (!options) return { table, unknown: [] }
  const entries = kind === 'options' ? values.flatMap((value) => value.split(separator)) : values
  for (const entry of new Set(entries.map((one) => one.trim().toLowerCase()))) {
    if (entry === '' || entry.length > 80 || options.read(entry) !== undefined) continue
    const option = guessOption(options, entry)
    if (option) table[entry] = option
    else if (unknown.size < maxUnknown) unknown.add(entry)
  }
  return { table, unknown: [...unknown] }
}

/** The choice whose word a longer text holds first: `apto. de lujo` is an apartment. */
function guessOption(options: Options<string>, text: string): string | null {
  const words = foldWords(text).split(' ').slice(0, 8)
  for (let length = Math.min(3, words.length); length > 0; length--)
    for (let at = 0; at + length <= words.length; at++) {
      const part = words.slice(at, at + length).join(' ')
      const option = part.length > 2 ? options.read(part) : undefined
      if (option !== undefined) return option
    }
  return null
}

/** A column of its own for one feature: `Piscina` with yes and no. */
function guessFeature(column: string, values: readonly string[]): ColumnGuess | null {
  const feature = featureOptions.read(column)
  const answers = new Set(values.map((value) => value.toLowerCase()))
  if (!feature || answers.size === 0 || [...answers].some((value) => answerOptions.read(value) === undefined))
    return null
  const table = [...answers].map((value) => [value, answerOptions.read(value) === 'yes' ? feature : ''])
  return {
    column,
    target: 'caracteristicas',
    confidence: 0.9,
    samples: values.slice(0, maxSamples),
    unknown: [],
    values: Object.fromEntries(table) as Record<string, string>,
  }
}
