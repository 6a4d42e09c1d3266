import type { Cell } from '#contract/csv.ts'
import type { Language } from '#contract/fields.ts'
import type { RunRow as WireRow } from '#contract/import/import.ts'
import en from '#locales/en/import/answers.ts'
import es from '#locales/es/import/answers.ts'

import type { Connection } from '../database/open.ts'
import { readAllRows } from './load-rows.ts'
import type { RunRow } from './queries.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }
const heads = ['row', 'reference', 'code', 'outcome', 'result', 'column', 'field', 'value', 'problem'] as const

/** The report of a run for spreadsheets, part by part: a line for each row, or for each of its mistakes. */
export async function* writeReport(db: Connection, run: RunRow, language: Language): AsyncGenerator<Cell[][]> {
  const said = words[language]
  yield [heads.map((head) => said[`import.report_${head}`])]
  for await (const rows of readAllRows(db, run, language)) yield rows.flatMap((row) => writeRow(row, said))
}

function writeRow(row: WireRow, said: (typeof words)['es']): Cell[][] {
  const { number, external_id, code, outcome, result, changed, problems } = row
  const start = [
    number,
    external_id,
    code,
    said[`import.outcome_${outcome}`],
    result === null ? null : said[`import.result_${result}`],
  ]
  if (problems.length > 0) {
    return problems.map(({ column, field, value, message }) => [...start, column, field, value, message])
  }
  const fields = changed.length > 0 ? said['import.report_changed'].replace('{fields}', changed.join(', ')) : null
  return [[...start, null, null, null, fields]]
}
