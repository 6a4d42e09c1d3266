import { sql } from 'drizzle-orm'

import { pieceType } from '#contract/endpoint.ts'
import type { ImportSource, Run, RunRow } from '#contract/import/import.ts'

import { ownColumns } from './test-tables.ts'
import { createTestApi } from '../test-api.ts'
import { createHands } from './follow-imports.ts'

type Person = { id: number; headers: { Authorization: string } }
export type Answered<Data> = { status: number; code?: string; data: Data; errors?: Record<string, string[]> }

/** A world with an agency whose manager brings stock, and people of every reach. */
export async function createImportWorld(now: () => Date = () => new Date(), changed: object = {}) {
  const world = await createTestApi({ now, ...changed })
  const people = await addPeople(world)
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

  const send = (source_id: number, content: string | Buffer, who: Person = people.manager) =>
    sendFile(world, source_id, content, who)

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

  const offers = () => listOffers(world)
  return { ...world, ...people, hands, call, source, mapped, send, work, read, rows, press, bring, offers }
}

type World = Awaited<ReturnType<typeof createTestApi>>

/** Sends a file in pieces, as a browser does; answers its upload. */
export async function sendFile(
  world: Pick<World, 'api' | 'ask' | 'tools'>,
  source_id: number,
  content: string | Buffer,
  who: { headers: { Authorization: string } },
): Promise<string> {
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

/** An agency with an agent and the manager who brings its stock, another's manager, and staff. */
async function addPeople(world: World) {
  await world.agency({ id: 3, policy: 'free' })
  await world.agent({ id: 7, agency_id: 3, name: 'Ana Pérez', email: 'ana@example.com' })
  await world.agency({ id: 4 })
  await world.agent({ id: 9, agency_id: 4 })
  return {
    manager: await world.client({ role: 'manager', agency_id: 3, full_name: 'Marta Ruiz', email: 'marta@example.com' }),
    agent: await world.client({ role: 'agent', agent_id: 7 }),
    stranger: await world.client({ role: 'manager', agency_id: 4 }),
    staff: await world.client({ role: 'staff' }),
  }
}

async function listOffers(world: World): Promise<Record<string, unknown>[]> {
  return (
    await world.db.execute(sql`
    select code, status, price::float8 as price, title_es, version, agent_id, confirmed_by, cover_picture
    from listing order by id`)
  ).rows
}
