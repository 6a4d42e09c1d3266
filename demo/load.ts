import type { PoolClient } from 'pg'

import { demoBrand, type Brand } from '#contract/brand.ts'
import { toSlug } from '#contract/slugs.ts'

import { createAccountRows } from './accounts.ts'
import { getDayBefore } from './calendar.ts'
import { createAgentRows, createUnpublishedRows, type Numbered } from './drafts.ts'
import { createSourceRows } from './sources.ts'
import { createLeadRows } from './leads.ts'
import { addLookAlikes } from './look-alikes.ts'
import { createUnderName } from './network.ts'
import { agencies } from './people.ts'
import { storedPictures, toSigned } from './picture-store.ts'
import { cities, provinces, sectors } from './market/places.ts'
import { demoRate } from './market/price.ts'
import { loadPast } from './past.ts'
import { confirmListings } from './standing.ts'
import type { DemoProject } from './projects.ts'
import { toListingRow, toPhotoRows, toPrivateRows } from './rows.ts'
import { demoSeed, makeWorld } from './world.ts'
import type { DemoListing, World } from './world.ts'

type Options = {
  listings?: number
  seed?: number
  /** Whose network the agencies belong to. */
  brand?: Brand
  /** The world's last day: yesterday, so that what is new is new. */
  lastDay?: Date
  say?: (line: string) => void
  /** From so many listings on it pays to build the indexes after the rows. */
  rebuildFrom?: number
}

/** Fills an empty database with the demo world: all of it or, if anything fails, nothing. Whoever's connection it is drops it then. */
export async function loadDemo(
  client: PoolClient,
  {
    listings,
    seed,
    brand = demoBrand,
    lastDay = getDayBefore(new Date()),
    say = () => {},
    rebuildFrom = 20_000,
  }: Options = {},
): Promise<void> {
  const world = makeWorld({ ...(listings && { listings }), ...(seed && { seed }), lastDay })
  await client.query('begin')
  await loadPlacesAndPeople(client, world, brand)
  const drafted = await loadListings(client, world, { say, isRebuilding: world.count >= rebuildFrom })
  await addLookAlikes(client)
  await loadDrafts(client, world, drafted)
  await loadLeads(client, world, seed)
  await loadPast(client, world.day, world.agents[0]!)
  await client.query('commit')
  await client.query('analyze')
}

async function loadPlacesAndPeople(client: PoolClient, { agents, projects, day }: World, brand: Brand) {
  const { rate, source } = demoRate
  await client.query('insert into exchange_rate (rate, source, date) values ($1, $2, $3)', [rate, source, day])
  await insert(client, 'province', provinces)
  await insert(client, 'city', cities)
  await insert(client, 'sector', sectors)
  await insert(client, 'agency', createUnderName(agencies, brand))
  await insert(client, 'agent', createUnderName(agents, brand))
  for (const table of ['agency', 'agent'])
    await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
  await insert(
    client,
    'picture',
    storedPictures.map(({ key, width, height, tone, dhash }) => ({ key, width, height, tone, dhash: toSigned(dhash) })),
  )
  const { accounts, signUps } = await createAccountRows(agents)
  await insert(client, 'client', accounts)
  await insert(client, 'client_sign_up', signUps)
  await insert(client, 'project', projects.map(projectRow))
  await insert(
    client,
    'unit',
    projects.flatMap(({ id, units }) => units.map((unit) => ({ project_id: id, ...unit }))),
  )
  await insert(
    client,
    'project_photo',
    projects.flatMap(({ id, pictures }) =>
      pictures.map((picture, position) => ({ project_id: id, position, ...picture })),
    ),
  )
}

function projectRow(project: DemoProject) {
  const { id, name, developer, agent_id, sector, latitude, longitude, stage, progress, currency } = project
  return {
    id,
    slug: toSlug(name),
    name,
    developer,
    agent_id,
    city_id: sector.city_id,
    sector_id: sector.id,
    latitude,
    longitude,
    stage,
    progress,
    currency,
    separation_amount: project.separation_amount,
    contract_share: project.contract_share,
    works_share: project.works_share,
    delivery_share: project.delivery_share,
    delivery_date_promised: project.delivery_date_promised,
    delivery_date: project.delivery_date,
    tax_incentive_resolution: project.tax_incentive_resolution,
    tax_incentive_until: project.tax_incentive_until,
    description_es: project.description_es,
    description_en: project.description_en,
  }
}

/** What visitors have written lately, so that no desk is empty. */
async function loadLeads(client: PoolClient, { agents, day }: World, seed = demoSeed) {
  const [agent] = agents
  const { rows: listings } = await client.query<{ id: number; agent_id: number }>(
    `select id, agent_id from (
       select id, agent_id, row_number() over (partition by agent_id = $1 order by id) as place from listing
       where status = 'published' and business_type = 'sale' and type in ('apartment', 'penthouse')
     ) as home where place <= 40 order by id`,
    [agent!.id],
  )
  const { rows: people } = await client.query<{ id: number; role: string }>(
    `select id, role from client where role <> 'client' order by id`,
  )
  const one = (role: string) => people.find((person) => person.role === role)?.id ?? null
  const clients = { agent: one('agent'), staff: one('staff') }
  const { leads, notes, events, visits } = createLeadRows({ day, seed, listings, demoAgent: agent!.id, clients })
  await insert(client, 'lead', leads, 'overriding system value')
  await client.query(`select setval(pg_get_serial_sequence('lead', 'id'), $1)`, [leads.length])
  await insert(client, 'lead_note', notes)
  await insert(client, 'lead_event', events)
  await insert(client, 'visit', visits)
}

/** Rows in one statement: enough to make the journey worth while, few enough to stay small in memory. */
const batch = 500

type Manner = { say: (line: string) => void; isRebuilding: boolean }

async function loadListings(client: PoolClient, world: World, { say, isRebuilding }: Manner) {
  const rebuild = isRebuilding ? await setAside(client) : []
  const drafted: Drafted = { unpublished: [], homes: [] }
  let loaded = 0
  let writing: Promise<unknown> = Promise.resolve()
  for (const chunk of world.chunks()) {
    const standings = confirmListings(chunk, world.day)
    for (const some of inBatches(chunk)) {
      const numbered = some.map((listing, at) => ({ listing, id: loaded + at + 1, standing: standings.get(listing) }))
      collectDrafted(drafted, numbered, world)
      const listings = asJson(numbered.map(toListingRow))
      const photos = asJson(numbered.flatMap(toPhotoRows))
      const privates = asJson(numbered.flatMap(toPrivateRows))
      // The database writes one batch while the next is being told.
      await writing
      writing = insert(client, 'listing', listings, 'overriding system value')
        .then(() => insert(client, 'photo', photos))
        .then(() => insert(client, 'listing_private', privates))
      // Heard again at the next await; until then a refusal must not end the process.
      writing.catch(() => {})
      loaded += some.length
      say(`${loaded} listings`)
    }
  }
  await writing
  for (const statement of rebuild) await client.query(statement)
  await client.query(`select setval(pg_get_serial_sequence('listing', 'id'), $1)`, [loaded])
  return drafted
}

/** Listings that were never on offer, and some of the demo agent's homes: what drafts are made of. */
type Drafted = { unpublished: Numbered[]; homes: Numbered[] }

function collectDrafted({ unpublished, homes }: Drafted, numbered: readonly Numbered[], { agents }: World): void {
  for (const one of numbered) {
    const { status, agent, facts } = one.listing
    if (status === 'draft' || status === 'in_review') unpublished.push(one)
    else if (homes.length < 5 && status === 'published' && agent.id === agents[0]!.id && facts.type === 'apartment')
      homes.push(one)
  }
}

/** Drafts in every state, so that nobody's workspace is empty. */
async function loadDrafts(client: PoolClient, { day, agents }: World, { unpublished, homes }: Drafted): Promise<void> {
  const { rows } = await client.query<{ id: number }>(`select id from client where role = 'agent' order by id limit 1`)
  const { drafts, versions, versioned } = createAgentRows(homes, { day, clients: { agent: rows[0]?.id ?? null } })
  await insert(client, 'listing_draft', [...createUnpublishedRows(unpublished, { day }), ...drafts])
  await insert(client, 'listing_version', versions)
  await client.query('update listing set version = 2 where id = $1', [versioned])
  const { id: agent_id, agency_id } = agents[0]!
  await insert(client, 'import_source', createSourceRows({ agency_id, agent_id, day }))
}

/**
 * Drops the indexes and foreign keys that slow a bulk load down, and answers how to make them again.
 * It happens inside the transaction: nobody ever sees the tables without them.
 */
async function setAside(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ drop: string; make: string }>(`
    select format('drop index %I', indexname) as drop, indexdef as make
    from pg_indexes
    where schemaname = current_schema and tablename in ('listing', 'listing_text')
      and indexname not in (select conname from pg_constraint)
    union all
    select format('alter table %s drop constraint %I', conrelid::regclass, conname),
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
    from pg_constraint
    where contype = 'f' and conrelid in ('listing'::regclass, 'listing_text'::regclass, 'photo'::regclass)`)
  for (const { drop } of rows) await client.query(drop)
  return rows.map(({ make }) => make)
}

function* inBatches(listings: readonly DemoListing[]) {
  for (let at = 0; at < listings.length; at += batch) yield listings.slice(at, at + batch)
}

/** Rows on their way into a table: one parameter however many they are. */
type Rows = { columns: string[]; json: string }

function asJson(rows: readonly object[]): Rows {
  return { columns: Object.keys(rows[0] ?? {}), json: JSON.stringify(rows) }
}

/** Writes rows whose keys are columns of the table. */
async function insert(client: PoolClient, table: string, rows: Rows | readonly object[], how = '') {
  const { columns, json } = 'json' in rows ? rows : asJson(rows)
  if (columns.length === 0) return
  const names = columns.map((column) => `"${column}"`).join(', ')
  const source = `json_populate_recordset(null::${table}, $1)`
  await client.query(`insert into ${table} (${names}) ${how} select ${names} from ${source}`, [json])
}
