import { type SQL, sql } from 'drizzle-orm'

import type { RowProblem } from '#contract/exchange/row.ts'
import type { importEndpoints, RunRow as WireRow } from '#contract/import/import.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { Language } from '#contract/fields.ts'

import type { Connection } from '../database/open.ts'
import { describeProblem } from './describe-problem.ts'
import { listPictureProblems } from './pictures/load-picture-counts.ts'
import type { RunRow } from './queries.ts'

type Asked = ParsedInputOf<typeof importEndpoints.rows>
type Found = Omit<WireRow, 'problems'> & { problems: RowProblem[] }

const columns =
  sql.raw(`import_row.n as id, import_row.number, import_row.external_id, listing.code, import_row.draft_id,
  coalesce(import_row.row -> 'document' ->> 'title_es', listing.title_es) as title, import_row.outcome,
  import_row.result, import_row.changed, import_row.price, import_row.problems`)
const tables = sql.raw(`import_row left join listing on listing.id = import_row.listing_id`)

/** Rows of a run, in the order of its file. */
export async function loadRows(db: Connection, run: RunRow, asked: Asked, language: Language) {
  const where = filter(run, asked)
  const { rows: counted } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${tables} where ${where}`,
  )
  const { rows } = await db.execute<Found>(sql`
    select ${columns} from ${tables} where ${where} order by import_row.n
    limit ${asked.per_page} offset ${(asked.page - 1) * asked.per_page}`)
  return { total: counted[0]!.total, rows: await nameProblems(db, run, rows, language) }
}

const hasProblem = (name: string, value: string) => sql`problems @> ${JSON.stringify([{ [name]: value }])}::jsonb`

/** Whether a picture of a row could not be read, for whichever reason or this one. */
const hasPictureProblem = (run: RunRow, problem: string) => sql`import_row.external_id in (
  select external_id from picture_fetch join picture_use on fetch_id = picture_fetch.id
  where run_id = ${run.id} and state = 'failed' and ${problem} in ('any', problem))`

function filter(run: RunRow, { outcome, result, problem, column, q }: Asked): SQL {
  const like = q && `%${q.replace(/[\\%_]/g, String.raw`\$&`)}%`
  const wanted = [
    sql`run_id = ${run.id}`,
    // What a run only remembers is counted, not listed.
    outcome ? sql`outcome = ${outcome}` : sql`outcome <> 'unchanged'`,
    result && sql`result = ${result}`,
    problem &&
      sql`(${problem === 'any' ? sql`problems <> '[]'::jsonb` : hasProblem('code', problem)} or ${hasPictureProblem(run, problem)})`,
    column && hasProblem('column', column),
    like &&
      sql`(import_row.external_id ilike ${like} or listing.code ilike ${like}
        or coalesce(import_row.row -> 'document' ->> 'title_es', listing.title_es) ilike ${like})`,
  ]
  return sql.join(
    wanted.filter((one): one is SQL => typeof one === 'object'),
    sql` and `,
  )
}

/** Rows with all that is wrong with them: what their cells say, and pictures that they name and that could not be read. */
async function nameProblems(
  db: Connection,
  run: RunRow,
  rows: readonly Found[],
  language: Language,
): Promise<WireRow[]> {
  const ids = rows.flatMap(({ external_id }) => external_id ?? [])
  const pictures = await listPictureProblems(db, run, ids)
  return rows.map((row) => {
    const problems = [...row.problems, ...(pictures.get(row.external_id ?? '') ?? [])]
    return toWire({ ...row, problems }, language)
  })
}

function toWire({ problems, ...row }: Found, language: Language): WireRow {
  return {
    ...row,
    problems: problems.map(({ column, field, code, value, isRefused }) => ({
      column,
      field,
      code,
      message: describeProblem(code, field, language),
      value,
      is_refused: isRefused,
    })),
  }
}

const reportRows = 1000

/** All rows of a run that did something or could not, a thousand at a time. */
export async function* readAllRows(db: Connection, run: RunRow, language: Language): AsyncGenerator<WireRow[]> {
  for (let after = 0; ;) {
    const { rows } = await db.execute<Found>(sql`
      select ${columns} from ${tables} where run_id = ${run.id} and import_row.n > ${after} and outcome <> 'unchanged'
      order by import_row.n limit ${reportRows}`)
    yield await nameProblems(db, run, rows, language)
    if (rows.length < reportRows) return
    after = rows.at(-1)!.id
  }
}
