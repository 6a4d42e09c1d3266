import { type Cell, writeCsv } from '#contract/csv.ts'
import type { Language } from '#contract/fields.ts'
import type { WorkspaceRow } from '#contract/workspace/workspace.ts'
import en from '#locales/en/workspace/answers.ts'
import es from '#locales/es/workspace/answers.ts'

import { toRealstateType } from '../property/realstate-type.ts'

type Words = Record<keyof typeof es, string>
const words: Record<Language, Words> = { es, en }

/** The columns in their order, each under the key of its heading. */
const columns = {
  code: ({ code }) => code,
  state: ({ state }, t) => t[`workspace.state.${state}`],
  title: ({ title }) => title,
  business: ({ business_type }, t) => business_type && t[`workspace_csv.${business_type}`],
  type: ({ type }, t) => type && toRealstateType(type, t === words.en ? 'en' : 'es'),
  place: ({ place }) => place,
  price: ({ price }) => price,
  currency: ({ currency }) => currency,
  quality: ({ quality }) => quality,
  confirmed: ({ confirmed_at }) => confirmed_at?.slice(0, 10),
  unconfirmed_days: ({ unconfirmed_days }) => unconfirmed_days,
  opened: ({ figures }) => figures?.opened,
  kept: ({ figures }) => figures?.kept,
  enquiries: ({ figures }) => figures?.enquiries,
  whatsapp: ({ figures }) => figures?.whatsapp,
  mandate_until: ({ mandate_until }) => mandate_until,
  agent: ({ agent }) => agent.name,
} satisfies Record<string, (row: WorkspaceRow, t: Words) => Cell>

/** The list as a table for spreadsheets, its headings in the reader's language. */
export function writeListingsCsv(rows: readonly WorkspaceRow[], language: Language): string {
  const t = words[language]
  const names = Object.keys(columns) as (keyof typeof columns)[]
  return writeCsv([
    names.map((name) => t[`workspace_csv.${name}`]),
    ...rows.map((row) => names.map((name) => columns[name](row, t))),
  ])
}
