import type { Cell } from '../csv.ts'
import { type DraftDocument, type DraftField, draftFields } from '../draft/document.ts'
import type { FieldProblem } from '../errors.ts'
import type { Language } from '../language.ts'
import { answerOptions } from './option-words.ts'
import type { Options } from './options.ts'
import { type CellRead, type CellStyle, readDay, readMoney, readSquareMetres, readWhole } from './read-cell.ts'
import type { ExchangeRow } from './row.ts'
import { joinList, splitList } from './split-list.ts'

/** What stands in a column; by it values are recognised where names are not. */
export type ColumnKind =
  | 'text'
  | 'whole'
  | 'money'
  | 'area'
  | 'degrees'
  | 'day'
  | 'answer'
  | 'option'
  | 'options'
  | 'addresses'
  | 'texts'

/** A line of the table of columns: one name of a file, what it is read to, and what is written into it. */
export type TemplateColumn = {
  /** In Spanish: what a mapping calls it. */
  name: string
  en: string
  /** What else files call it, parted by `|`. */
  also: string
  kind: ColumnKind
  /** Of the document, or of the row, that it says. */
  field: string
  /** What one cell, or one entry of a list, means. */
  read: (text: string, style: CellStyle) => CellRead<unknown>
  write: (row: ExchangeRow, language: Language) => Cell
  /** The words for its choices, where it has some. */
  options?: Options<string>
  /** Whether files of ours leave it out: it is only a name that others use. */
  isOnlyRead?: boolean
}

type Names = readonly [name: string, en: string]
/** A column without what else files call it. */
export type ColumnLine = Omit<TemplateColumn, 'also'>
type Read = TemplateColumn['read']

/** A value by the draft's own rule; its first problem where it breaks it. */
export function checkField(field: DraftField, value: unknown): CellRead<unknown> {
  const read = draftFields[field].safeParse(value)
  if (read.success) return { value: read.data }
  return { problem: (read.error.issues[0]?.message ?? 'field.invalid') as FieldProblem }
}

/** A text in one line, as the draft keeps it. */
export function textColumn([name, en]: Names, field: DraftField): ColumnLine {
  return base({ name, en, field, kind: 'text' }, (text) => checkField(field, toLine(text)))
}

/** A text of several lines, as it came but for what no keyboard types. */
export function paragraphsColumn([name, en]: Names, field: DraftField): ColumnLine {
  return base({ name, en, field, kind: 'text' }, (text) => checkField(field, toParagraphs(text)))
}

export function numberColumn(
  [name, en]: Names,
  field: DraftField,
  kind: 'whole' | 'money' | 'area' | 'day',
): ColumnLine {
  const readers = { whole: readWhole, money: readMoney, area: readSquareMetres, day: readDay }
  return base({ name, en, field, kind }, (text, style) => {
    const read: CellRead<unknown> = readers[kind](text, style)
    return 'value' in read ? checkField(field, read.value) : read
  })
}

/** Yes, no, and nothing said. */
export function answerColumn([name, en]: Names, field: DraftField): ColumnLine {
  const column = base({ name, en, field, kind: 'answer' }, (text) => {
    const answer = answerOptions.read(text)
    return answer ? { value: answer === 'yes' } : { problem: 'field.not_an_option' }
  })
  const write: TemplateColumn['write'] = ({ document }, language) => {
    const said = document[field as keyof ExchangeRow['document']]
    return typeof said === 'boolean' ? answerOptions.write(said ? 'yes' : 'no', language) : null
  }
  return { ...column, write, options: answerOptions }
}

export function optionColumn<Option extends string>(
  [name, en]: Names,
  field: DraftField,
  options: Options<Option>,
): ColumnLine {
  const column = base({ name, en, field, kind: 'option' }, (text) => readOption(options, text))
  const write: TemplateColumn['write'] = ({ document }, language) => {
    const said = document[field as keyof ExchangeRow['document']]
    return typeof said === 'string' ? options.write(said as Option, language) : null
  }
  return { ...column, write, options }
}

export function optionsColumn<Option extends string>(
  [name, en]: Names,
  field: 'features' | 'absent_features',
  options: Options<Option>,
): ColumnLine {
  const column = base({ name, en, field, kind: 'options' }, (text) => readOption(options, text))
  const write: TemplateColumn['write'] = ({ document }, language) =>
    joinList((document[field] ?? []).map((option) => options.write(option as Option, language))) || null
  return { ...column, write, options }
}

/** A list of what belongs to pictures and videos, one entry for each, in their order. */
export function listColumn(
  [name, en]: Names,
  { field, kind }: { field: string; kind: 'addresses' | 'texts' },
  read: Read,
  list: (row: ExchangeRow, language: Language) => readonly (string | undefined)[] | null,
): ColumnLine {
  const write: TemplateColumn['write'] = (row, language) => {
    const entries = list(row, language) ?? []
    return entries.some(Boolean) ? joinList(entries.map((entry) => entry ?? '')) : null
  }
  return { name, en, field, kind, read, write }
}

/** A column of the row itself, or one that files of ours leave out. */
export function ownColumn(
  [name, en]: Names,
  { field, kind, isOnlyRead }: { field: string; kind: ColumnKind; isOnlyRead?: boolean },
  read: Read,
  write: TemplateColumn['write'] = () => null,
): ColumnLine {
  return { name, en, field, kind, read, write, ...(isOnlyRead && { isOnlyRead }) }
}

export function readOption<Option extends string>(options: Options<Option>, text: string): CellRead<Option> {
  const value = options.read(text)
  return value === undefined ? { problem: 'field.not_an_option' } : { value }
}

/** A text in one line, without what no keyboard types. */
export function toLine(text: string): string {
  return text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
}

/** The same in as many lines as it has. */
export function toParagraphs(text: string): string {
  return text.replace(/\p{Cs}/gu, '').replace(/[^\P{Cc}\t\n\r]/gu, '')
}

/** The entries of a list whichever sign parts them. */
export function splitEntries(text: string, separator: string | undefined): string[] {
  return splitList(text, separator)
}

function base(
  { field, ...column }: Pick<TemplateColumn, 'name' | 'en' | 'kind'> & { field: DraftField },
  read: Read,
): ColumnLine {
  const write: TemplateColumn['write'] = ({ document }) => {
    const said = (document as DraftDocument)[field]
    return typeof said === 'string' || typeof said === 'number' ? said : null
  }
  return { ...column, field, read, write }
}
