import { createHash } from 'node:crypto'
import { createServer } from 'node:http'

import { Pool } from 'pg'

import { mapQuery, searchFilter, searchQuery } from '#contract/search/search.ts'

import {
  writeFacetsStatement,
  writeItemStatement,
  listStatement,
  mapStatement,
  type Known,
  type Statement,
} from './ideal-sql.ts'

// The yardstick, a process of its own: `node:http`, the driver, the ideal SQL, and nothing else.
// No validation beyond the contract's parse, no key, no limits, no headers, no languages.
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const known = await readKnown()

const server = createServer(async (request, response) => {
  try {
    const body = JSON.stringify(await answerTo(new URL(request.url ?? '/', 'http://bare')))
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body)
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
})
server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('ready'))
process.once('SIGTERM', () => process.exit(0))

async function answerTo({ pathname, searchParams }: URL) {
  const query = readQuery(searchParams)
  if (pathname === '/v2/properties') return listAnswer(query)
  if (pathname === '/v2/properties/map') return { data: await rowsOf(mapStatement(mapQuery.parse(query), known)) }
  if (pathname === '/v2/properties/facets')
    return { data: await rowsOf(writeFacetsStatement(searchFilter.parse(query), known)) }
  const [property] = await rowsOf(writeItemStatement(pathname.slice('/v2/properties/'.length)))
  return { data: property }
}

async function listAnswer(query: Record<string, unknown>) {
  const parsed = searchQuery.parse(query)
  const rows = await rowsOf<{ total: number; code: string | null }>(listStatement(parsed, known))
  const total = rows[0]?.total ?? 0
  const data = rows.filter(({ code }) => code !== null)
  return { data, meta: { total, per_page: parsed.per_page, current_page: parsed.page } }
}

/** Prepared by the statement's own words, as the driver does best. */
async function rowsOf<Row extends object>({ text, values }: Statement): Promise<Row[]> {
  const name = createHash('sha1').update(text).digest('base64')
  return (await pool.query<Row>({ name, text, values })).rows
}

function readQuery(params: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = Object.fromEntries(params)
  for (const name of ['type', 'features']) if (params.has(name)) query[name] = params.getAll(name)
  return query
}

async function readKnown(): Promise<Known> {
  const idsOf = async (table: 'city' | 'sector') => {
    const rows = await rowsOf<{ slug: string; id: number }>({ text: `select slug, id from ${table}`, values: [] })
    return new Map(rows.map(({ slug, id }) => [slug, id]))
  }
  const newest = { text: 'select rate::float8 from exchange_rate order by date desc, id desc limit 1', values: [] }
  const [rate] = await rowsOf<{ rate: number }>(newest)
  return { cities: await idsOf('city'), sectors: await idsOf('sector'), rate: rate?.rate ?? 60 }
}
