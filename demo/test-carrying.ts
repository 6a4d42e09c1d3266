import { createHands } from '#api/import/follow-imports.ts'
import { sendFile } from '#api/import/test-imports.ts'
import type { createTestApi } from '#api/test-api.ts'

import type { Run, RunRow } from '#contract/import/import.ts'

type World = Awaited<ReturnType<typeof createTestApi>>
type Person = { headers: { Authorization: string } }
export type Carrier = { id: number; agent_id: number; manager: Person; staff: Person }
type Page = Record<string, unknown>
export type Offers = { codes: string[]; facets: unknown; pages: Map<string, Page> }

export const carriedFormats = ['csv', 'xlsx', 'reso', 'kyero'] as const
export type CarriedFormat = (typeof carriedFormats)[number]
export type Files = Record<CarriedFormat, Buffer>
type Parcel = { format: CarriedFormat; file: Buffer; isTrial: boolean }

/** What the list below leaves out of a page, in words. */
export const inNoFile =
  'days on offer, earlier prices, the exclusive mandate and its mark, Collection, pictures and lengths of videos, what staff said of homes that look alike'

/** What is of the day on which a listing came, or of what happened to it here, or stands on a mandate that is kept here: no file holds that. */
const ofNow =
  'published_at updated_at confirmed_at days_on_offer price_history exchange_rate is_collection is_exclusive'.split(' ')

/** What an agency of the demo world takes along and brings again, by the addresses that its manager and readers have. */
export function createCarrying(world: World) {
  const hands = createHands(world.tools)
  const work = async () => {
    for (let rest: number | null = 0; rest !== null;) {
      rest = await hands.step()
      if (rest) await new Promise((resolve) => setTimeout(resolve, Math.min(rest, 20)))
    }
  }
  return {
    listCarriers: () => listCarriers(world),
    takeAlong: (carrier: Carrier) => takeAlong(world, carrier),
    bring: (carrier: Carrier, parcel: Parcel) => bring(world, carrier, { ...parcel, work }),
    listRows: (carrier: Carrier, run: Run) => listRows(world, carrier, run),
    withdraw: (carrier: Carrier) => withdraw(world, carrier),
    empty: (carrier: Carrier) => empty(world, carrier),
    listOffers: (carrier: Carrier, without?: readonly string[]) => listOffers(world, carrier, without),
  }
}

async function read<Answer>(world: World, path: string, { lang = 'es', ...who }: Partial<Person> & { lang?: string }) {
  const answer = await askPatiently(() => world.ask('GET', path, { lang, ...who }))
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
  return (await answer.json()) as Answer
}

async function send<Data>(world: World, [method, path]: readonly [string, string], body: unknown, who: Person) {
  const answer = await world.ask(method, path, { body, ...who })
  if (answer.status >= 300) throw new Error(`${path}: ${await answer.text()}`)
  return ((await answer.json()) as { data: Data }).data
}

/**
 * The agencies that offer homes, each with a manager; the network's staff is one for all. First come those of whose homes
 * none is another agency's as well: that staff said so is in no file.
 */
async function listCarriers(world: World): Promise<Carrier[]> {
  const { rows } = await world.db.$client.query<{ id: number; agent_id: number }>(
    `select agency_id as id, min(agent_id)::int as agent_id from listing where type <> 'project'
     group by 1 order by count(home_id), count(*) filter (where status = 'published') desc, 1`,
  )
  const staff = await world.client({ role: 'staff' })
  const found: Carrier[] = []
  for (const row of rows)
    found.push({ ...row, staff, manager: await world.client({ role: 'manager', agency_id: row.id }) })
  return found
}

async function takeAlong(world: World, { manager }: Carrier): Promise<Files> {
  const { key } = await send<{ key: string }>(world, ['POST', '/v2/workspace/feeds'], {}, manager)
  const paths = {
    csv: '/v2/workspace/listings/export',
    xlsx: '/v2/workspace/listings/sheet',
    reso: `/v2/feeds/${key}/reso.json`,
    kyero: `/v2/feeds/${key}/kyero.xml`,
  }
  const files: Partial<Files> = {}
  for (const format of carriedFormats) {
    const answer = await askPatiently(() => world.ask('GET', paths[format], { lang: 'es', ...manager }))
    if (answer.status !== 200) throw new Error(`${format}: ${answer.status}`)
    files[format] = Buffer.from(await answer.arrayBuffer())
  }
  return files as Files
}

/** A machine that is busy with other things may put a reader off: it comes again when it was told to. */
async function askPatiently(ask: () => Promise<Response>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await ask()
    if (answer.status !== 503 || tries === 20) return answer
    await new Promise((resolve) => setTimeout(resolve, Number(answer.headers.get('retry-after')) * 1000))
  }
}

/** Brings a file as a new source that the network trusts, its columns as they are guessed. */
async function bring(
  world: World,
  { id: agency_id, agent_id, manager, staff }: Carrier,
  { format, file, isTrial, work }: Parcel & { work: () => Promise<void> },
): Promise<Run> {
  const kind = format === 'csv' || format === 'xlsx' ? 'table' : format
  const about = { name: format, kind, arrival: 'file', agency_id, agent_id, is_trusted: true }
  const { id } = await send<{ id: number }>(world, ['POST', '/v2/imports'], about, staff)
  const upload = await sendFile(world, id, file, manager)
  const wish = { upload, is_trial: isTrial }
  const begun = await send<Run>(world, ['POST', `/v2/imports/${id}/runs`], wish, manager)
  const path = `/v2/imports/${id}/runs/${begun.id}`
  const readRun = async () => (await read<{ data: Run }>(world, path, manager)).data
  await work()
  if ((await readRun()).state === 'columns') {
    type Guessed = { name: string; guess: { mapping: object } | null }
    const { data } = await read<{ data: { columns: Guessed[] } }>(world, `${path}/columns`, manager)
    const columns = data.columns.map(({ name, guess }) => [name, guess?.mapping ?? { target: null }])
    const mapping = { columns: Object.fromEntries(columns) }
    await send(world, ['PUT', `/v2/imports/${id}/mapping`], mapping, manager)
    await work()
  }
  return readRun()
}

/** What a run does with each row that is not as it was. */
async function listRows(world: World, { staff }: Carrier, { id }: Run): Promise<RunRow[]> {
  const { rows } = await world.db.$client.query<{ source_id: number }>(
    'select source_id from import_run where id = $1',
    [id],
  )
  const path = `/v2/imports/${rows[0]!.source_id}/runs/${id}/rows?per_page=100`
  return (await read<{ data: RunRow[] }>(world, path, staff)).data
}

/** Of its homes, not of the projects that have an editor of their own. */
const homesOf = ({ id }: Carrier) => `select id from listing where agency_id = ${id} and type <> 'project'`

async function withdraw(world: World, carrier: Carrier): Promise<void> {
  await world.db.$client.query(
    `update listing set status = 'withdrawn', status_since = now() where id in (${homesOf(carrier)})`,
  )
  await world.search.follow()
}

/** As if it had never had any home. */
async function empty(world: World, carrier: Carrier): Promise<void> {
  await withdraw(world, carrier)
  for (const table of ['photo', 'price_change', 'status_change', 'import_item'])
    await world.db.$client.query(`delete from ${table} where listing_id in (${homesOf(carrier)})`)
  await world.db.$client.query(`delete from listing where id in (${homesOf(carrier)})`)
}

/** What the public finds of an agency: its codes, the counts of the whole site, and each page in both languages. */
async function listOffers(world: World, { id }: Carrier, without: readonly string[] = []): Promise<Offers> {
  const codes: string[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const path = `/v2/properties?agency=${id}&sort=price&page=${page}&per_page=100`
    const found = await read<{ data: { code: string }[]; meta: { last_page: number } }>(world, path, {})
    last = found.meta.last_page
    codes.push(...found.data.map(({ code }) => code))
  }
  // Of one price the newer comes first, and what comes back is newer.
  codes.sort()
  const pages: Offers['pages'] = new Map()
  for (const code of codes)
    for (const lang of ['es', 'en']) {
      const { data } = await read<{ data: Page }>(world, `/v2/properties/${code}`, { lang })
      const said = Object.entries({ ...data, agent: (data.agent as { id: number }).id })
      const kept = said
        .map(
          ([name, value]) => [name, name === 'videos' ? (value as unknown as Page[]).map(leaveStill) : value] as const,
        )
        .filter(([name]) => !ofNow.includes(name) && !without.includes(name))
      pages.set(`${code} ${lang}`, Object.fromEntries(kept))
    }
  return { codes, facets: (await read<{ data: unknown }>(world, '/v2/properties/facets', {})).data, pages }
}

/** A video without what it shows before it runs and how long it is. */
function leaveStill({ src, title }: Page): Page {
  return { src, title }
}
