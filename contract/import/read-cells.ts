import type { FieldProblem } from '../errors.ts'
import type { RawRow, RowProblem } from '../exchange/row.ts'
import { listSeparator } from '../exchange/split-list.ts'
import { columnByName } from '../exchange/template.ts'
import { splitEntries, type TemplateColumn } from '../exchange/template-column.ts'
import type { ColumnMapping, Mapping } from './mapping.ts'

/** What a row said under a column of the template: null where its cell was blank. */
export type Said = {
  value: unknown
  /** The file's own name of the column, and what stands there. */
  column: string
  text: string
}

export type CellsRead = {
  said: Map<string, Said>
  problems: RowProblem[]
}

const longestValue = 80
const listKinds = new Set(['options', 'addresses', 'texts'])

/** What a row's cells mean by the columns of the template; several of one target add up where it is a list, else the first counts. */
export function readCells(raw: RawRow, { columns, constants }: Mapping): CellsRead {
  const read: CellsRead = { said: new Map(), problems: [] }
  for (const [column, mapping] of Object.entries(columns)) {
    const target = columnByName.get(mapping.target ?? '')
    if (!target || !Object.hasOwn(raw.cells, column)) continue
    const cell = raw.cells[column] ?? ''
    if (isList(target))
      readEntries(read, target, column, typeof cell === 'string' ? splitCell(target, cell, mapping) : cell, mapping)
    else
      readOne(read, target, column, typeof cell === 'string' ? cell : (cell.find((one) => one.trim()) ?? ''), mapping)
  }
  for (const [name, value] of Object.entries(constants)) {
    const target = columnByName.get(name)
    if (!target || (read.said.get(name)?.value ?? null) !== null) continue
    if (read.problems.some(({ field }) => field === target.field)) continue
    if (isList(target)) readEntries(read, target, '', splitCell(target, value, {}), {})
    else readOne(read, target, '', value, {})
  }
  return read
}

/** Adds what is wrong, unless the same was said of the column already. */
export function addProblem(
  problems: RowProblem[],
  { column, text, field, code }: { column: string; text: string; field: string; code: FieldProblem },
): void {
  if (problems.some((one) => one.column === column && one.field === field && one.code === code)) return
  const value = text.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim()
  problems.push({ column, code, value: Array.from(value).slice(0, longestValue).join(''), field, isRefused: false })
}

export function isList({ kind, name }: TemplateColumn): boolean {
  return listKinds.has(kind) && name !== 'vista_360'
}

type How = Partial<Pick<ColumnMapping, 'separator' | 'marks' | 'values'>>

function readOne({ said, problems }: CellsRead, target: TemplateColumn, column: string, cell: string, how: How): void {
  const text = translate(cell, how)
  const before = said.get(target.name)
  if (before && before.value !== null) return
  if (text.trim() === '') {
    said.set(target.name, { value: null, column, text: '' })
    return
  }
  const [mine, other] = splitLanguages(target, text, how)
  const read = target.read(mine, { marks: how.marks ?? 'auto' })
  if ('value' in read) said.set(target.name, { value: read.value, column, text: mine })
  else addProblem(problems, { column, text, field: target.field, code: read.problem })
  const twin = columnByName.get(target.name.replace(/_es$/, '_en'))
  if (other && twin) readOne({ said, problems }, twin, column, other, {})
}

/** A text of two languages in one cell: Spanish before the mark that parts them, English behind it. */
function splitLanguages({ name }: TemplateColumn, text: string, { separator }: How): [mine: string, other?: string] {
  if (!separator || !name.endsWith('_es')) return [text]
  const at = text.indexOf(separator)
  return at < 0 ? [text] : [text.slice(0, at).trim(), text.slice(at + separator.length).trim()]
}

function readEntries(
  { said, problems }: CellsRead,
  target: TemplateColumn,
  column: string,
  entries: readonly string[],
  how: How,
): void {
  const before = said.get(target.name)
  const values: unknown[] = Array.isArray(before?.value) ? [...before.value] : []
  // Captions go beside pictures: what is blank, wrong or there already holds its place.
  const keepsPlace = target.kind !== 'options'
  for (const entry of entries) {
    const text = translate(entry, how)
    if (text.trim() === '') {
      if (keepsPlace) values.push('')
      continue
    }
    const read = target.read(text, { marks: 'auto' })
    if (!('value' in read)) addProblem(problems, { column, text, field: target.field, code: read.problem })
    const isTaken = 'value' in read && (target.kind === 'texts' || !values.includes(read.value))
    if (isTaken) values.push(read.value)
    else if (keepsPlace) values.push('')
  }
  said.set(target.name, { value: values, column: before?.column ?? column, text: entries.join(listSeparator) })
}

/** What a value of the file means, where the mapping says it. */
function translate(text: string, { values }: How): string {
  const key = text.trim().toLowerCase()
  return values && Object.hasOwn(values, key) ? (values[key] ?? '') : text
}

/** Entries by the mapping's mark, or by the first usual one that a cell has. */
function splitCell({ kind }: TemplateColumn, cell: string, { separator }: How): string[] {
  if (separator) return splitEntries(cell, separator)
  if (kind === 'texts' || cell.includes(listSeparator)) return splitEntries(cell, undefined)
  if (kind === 'addresses')
    // Looked for where a run of signs begins alone: a long one that leads nowhere is gone through once.
    return cell
      .split(/(?<![\s,;])[\s,;]+(?=(?:https?:\/\/|www\.))|\s+/)
      .map((entry) => entry.replace(/(?<![,;])[,;]+$/, ''))
  return cell.split(/[;\n]|,(?!\d)/).map((entry) => entry.trim())
}
