import type { Cell } from '#contract/csv.ts'
import type { ExchangeRow } from '#contract/exchange/row.ts'
import { writtenColumns } from '#contract/exchange/template.ts'
import type { Language } from '#contract/fields.ts'
import type { WorkspaceRow } from '#contract/workspace/workspace.ts'
import en from '#locales/en/workspace/answers.ts'
import es from '#locales/es/workspace/answers.ts'

import { loadDraftRows, loadExchangeRows } from '../exchange/load-rows.ts'
import type { Tools } from '../tools.ts'
import { loadListed, type RowKey } from './load-listed.ts'
import type { ListQuery } from './load-listings.ts'
import type { Working } from './queries.ts'

type Words = Record<keyof typeof es, string>
const words: Record<Language, Words> = { es, en }

/** What only the list knows, behind the columns that an import reads; each under the key of its heading. */
const columns = {
  state: ({ state }, t) => t[`workspace.state.${state}`],
  quality: ({ quality }) => quality,
  confirmed: ({ confirmed_at }) => confirmed_at?.slice(0, 10),
  unconfirmed_days: ({ unconfirmed_days }) => unconfirmed_days,
  opened: ({ figures }) => figures?.opened,
  kept: ({ figures }) => figures?.kept,
  enquiries: ({ figures }) => figures?.enquiries,
  whatsapp: ({ figures }) => figures?.whatsapp,
  mandate_until: ({ mandate_until }) => mandate_until,
} satisfies Record<string, (row: WorkspaceRow, t: Words) => Cell>

type Asking = Working & { language: Language }

/** Rows that are looked for at once. */
const batchSize = 1000

/**
 * The list as a table, part by part and its headings first, in the reader's language: the template's columns, then what
 * the list says beside.
 */
export async function* writeListingsTable(
  tools: Pick<Tools, 'db' | 'siteUrl' | 'search' | 'now' | 'pageAddress'>,
  asking: Asking,
  query: ListQuery,
  keys: readonly RowKey[],
): AsyncGenerator<Cell[][]> {
  const t = words[asking.language]
  const headings = writtenColumns.map((column) => (asking.language === 'es' ? column.name : column.en))
  yield [[...headings, ...names.map((name) => t[`workspace_csv.${name}`])]]
  const isForAgency = asking.reach !== 'all' && query.of_colleagues !== true
  for (let at = 0; at < keys.length; at += batchSize) {
    const rows = await loadListed(tools, asking, query, keys.slice(at, at + batchSize))
    yield await writeRows(tools.db, rows, asking.language, { siteUrl: tools.siteUrl, isForAgency })
  }
}

const names = Object.keys(columns) as (keyof typeof columns)[]

async function writeRows(
  db: Tools['db'],
  rows: readonly WorkspaceRow[],
  language: Language,
  reading: { siteUrl: string; isForAgency: boolean },
): Promise<Cell[][]> {
  const t = words[language]
  const offers = rows.filter((row) => row.code !== null && !isUnpublished(row))
  const drafts = rows.filter((row) => row.draft_id !== null && isUnpublished(row))
  const byKey = new Map<string, ExchangeRow>()
  for await (const row of loadExchangeRows(db, { codes: offers.map(({ code }) => code!), ...reading }))
    byKey.set(row.code, row)
  for await (const row of loadDraftRows(db, { ids: drafts.map(({ draft_id }) => draft_id!), ...reading }))
    byKey.set(`draft ${row.draft_id}`, row)
  return rows.flatMap((row): Cell[][] => {
    const said = byKey.get(isUnpublished(row) ? `draft ${row.draft_id}` : (row.code ?? ''))
    if (!said) return []
    const cells = writtenColumns.map((column) => writeColumn(column, said, language, t))
    return [[...cells, ...names.map((name) => columns[name](row, t))]]
  })
}

/** What was never public has no state that a file could bring: it says so, and an import leaves it. */
function writeColumn(column: (typeof writtenColumns)[number], said: ExchangeRow, language: Language, t: Words): Cell {
  const isDraft = said.status === null && column.name === 'estado'
  return isDraft ? t['workspace.state.draft'] : column.write(said, language)
}

function isUnpublished({ state, draft_id }: WorkspaceRow): boolean {
  return draft_id !== null && ['draft', 'returned', 'in_review', 'scheduled'].includes(state)
}
