import { sql } from 'drizzle-orm'

import { pieceType } from '#contract/endpoint.ts'
import type { ImportSource, Run, RunRow } from '#contract/import/import.ts'

import { createTestApi } from '../test-api.ts'
import { createHands } from './follow-imports.ts'

type Person = { id: number; headers: { Authorization: string } }
export type Answered<Data> = { status: number; code?: string; data: Data; errors?: Record<string, string[]> }

/** What a row of a file says that can be published, but for its pictures. */
export const wholeRow: Record<string, string> = {
  referencia: 'A-1',
  operacion: 'venta',
  tipo: 'apartamento',
  provincia: 'Distrito Nacional',
  ciudad: 'Santo Domingo',
  sector: 'Piantini',
  latitud: '18.501234',
  longitud: '-69.901234',
  mostrar_punto: 'exacto',
  precio: '185000',
  moneda: 'USD',
  habitaciones: '3',
  banos: '2',
  m2_construccion: '120',
  titulo_es: 'Apartamento luminoso con balcón en Piantini',
  descripcion_es: 'Tres habitaciones, vista al parque y dos parqueos techados. '.repeat(4).trim(),
  fotos: 'http://localhost:3000/pictures/villa-1-a-1440.webp',
}

/** A table of rows, as a spreadsheet saves it. */
export function writeTable(rows: readonly Record<string, string>[]): string {
  const names = [...new Set([...Object.keys(wholeRow), ...rows.flatMap((row) => Object.keys(row))])]
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))].map((row) => row.map(cell).join(',')).join('\n')
}

/** So many rows that differ in reference and price. */
export function listRows(count: number, change: (at: number) => Partial<Record<string, string>> = () => ({})) {
  return Array.from({ length: count }, (_, at) => {
    return { ...wholeRow, referencia: `A-${at + 1}`, precio: String(100_000 + at), ...change(at) } as Record<string, string>
  })
}

/** Each column of such a table as itself. */
export const ownColumns = {
  columns: Object.fromEntries(Object.keys(wholeRow).map((name) => [name, { target: name, marks: 'point' }])),
  constants: {},
}

/** A world with an agency whose manager brings stock, and people of every reach. */
export async function createImportWorld(now: () => Date = () => new Date(), changed: object = {}) {
  const world = await createTestApi({ now, ...changed })
  await world.agency({ id: 3, policy: 'free' })
  await world.agent({ id: 7, agency_id: 3, name: 'Ana Pérez', email: 'ana@example.com' })
  await world.agency({ id: 4 })
  await world.agent({ id: 9, agency_id: 4 })
  const people = {
    manager: await world.client({ role: 'manager', agency_id: 3, full_name: 'Marta Ruiz', email: 'marta@example.com' }),
    agent: await world.client({ role: 'agent', agent_id: 7 }),
    stranger: await world.client({ role: 'manager', agency_id: 4 }),
    staff: await world.client({ role: 'staff' }),
  }
  const hands = createHands(world.tools)

  async function call<Data>(who: Person, method: string, path: string, body?: unknown): Promise<Answered<Data>> {
    const answer = await world.ask(method, path, { headers: who.headers, ...(body !== undefined && { body }) })
    const said = answer.status === 204 ? {} : ((await answer.json()) as object)
    return { status: answer.status, ...said } as Answered<Data>
  }

  async function source(more: object = {}, who: Person = people.manager): Promise<ImportSource> {
    const body = { name: 'Sistema de la oficina', kind: 'table', arrival: 'file', agent_id: 7, ...more }
    const { data, ...failed } = await call<ImportSource>(who, 'POST', '/v2/imports', body)
    if (!data) throw new Error(JSON.stringify(failed))
    return data
  }

  /** Sends a file in pieces, as a browser does. */
  async function send(source_id: number, content: string | Buffer, who: Person = people.manager): Promise<string> {
    const bytes = Buffer.from(content)
    const metadata = { purpose: 'import', source: String(source_id), name: 'inventario.csv' }
    const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    const tus = { ...who.headers, 'Tus-Resumable': '1.0.0' }
    const begun = await world.ask('POST', '/v2/uploads', {
      headers: { ...tus, 'Upload-Length': String(bytes.length), 'Upload-Metadata': pairs.join() },
    })
    const { data } = (await begun.json()) as { data: { id: string } }
    const piece = 768 * 1024
    for (let at = 0; at < bytes.length; at += piece) {
      await world.api.fetch(
        new Request(`http://localhost/v2/uploads/${data.id}`, {
          method: 'PATCH',
          headers: {
            ...tus,
            'X-Api-Key': world.tools.clientApiKey,
            'X-Requested-With': 'XMLHttpRequest',
            'Upload-Offset': String(at),
            'Content-Type': pieceType,
          },
          body: bytes.subarray(at, at + piece),
        }),
      )
    }
    return data.id
  }

  /** Works until nothing is left that works by itself. */
  async function work(with_ = hands): Promise<void> {
    for (let rest: number | null = 0; rest !== null;) {
      rest = await with_.step()
      if (rest) await new Promise((resolve) => setTimeout(resolve, Math.min(rest, 20)))
    }
  }

  const read = async (of: number, id: number, who: Person = people.manager) =>
    (await call<Run>(who, 'GET', `/v2/imports/${of}/runs/${id}`)).data
  const rows = async (of: number, id: number, query = '') =>
    (await call<RunRow[]>(people.manager, 'GET', `/v2/imports/${of}/runs/${id}/rows?per_page=100${query}`)).data
  const press = (of: number, id: number, what: string, who: Person = people.manager) =>
    call<Run>(who, 'POST', `/v2/imports/${of}/runs/${id}/${what}`, {})

  /** Sends a file and lets a run of it go as far as it does by itself. */
  async function bring(of: number, content: string | Buffer, is_trial = false): Promise<Run> {
    const upload = await send(of, content)
    const { data, ...failed } = await call<Run>(people.manager, 'POST', `/v2/imports/${of}/runs`, { upload, is_trial })
    if (!data) throw new Error(JSON.stringify(failed))
    await work()
    return read(of, data.id)
  }

  /** A source whose columns are named as the template's. */
  async function mapped(more: object = {}, who: Person = people.manager): Promise<ImportSource> {
    const made = await source(more, who)
    await call(people.manager, 'PUT', `/v2/imports/${made.id}/mapping`, ownColumns)
    return made
  }

  const offers = async () =>
    (await world.db.execute<Record<string, unknown>>(sql`
      select code, status, price::float8 as price, title_es, version, agent_id, confirmed_by, cover_picture
      from listing order by id`)).rows

  return { ...world, ...people, hands, call, source, mapped, send, work, read, rows, press, bring, offers }
}
