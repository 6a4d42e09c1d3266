import { count, eq } from 'drizzle-orm'

import { addSession } from './account/queries.ts'
import { clients } from './account/table.ts'
import { agencies } from './agency/table.ts'
import { agents } from './agent/table.ts'
import type { Database } from './database/open.ts'
import { exchangeRates } from './exchange-rate/table.ts'
import { cities, provinces, sectors } from './place/table.ts'
import { projectPhotos, projects, units } from './project/table.ts'
import { pictures } from './picture/table.ts'
import { listings, photos } from './property/table.ts'

/** Pesos for a dollar in the tests' world. */
export const testRate = 60

type Columns<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>
type Located = { city?: string; sector?: string }

/** Provinces, cities and sectors that every test may name, and the exchange rate. */
export async function seedWorld(db: Database): Promise<void> {
  const at = { latitude: 18.5, longitude: -69.9 }
  await db.insert(provinces).values([
    { id: 1, slug: 'distrito-nacional', name: 'Distrito Nacional', ...at },
    { id: 2, slug: 'la-altagracia', name: 'La Altagracia', ...at },
    { id: 3, slug: 'santiago', name: 'Santiago', ...at },
  ])
  await db.insert(cities).values([
    { id: 1, province_id: 1, slug: 'santo-domingo', name: 'Santo Domingo', ...at },
    { id: 2, province_id: 2, slug: 'punta-cana', name: 'Punta Cana', latitude: 18.58, longitude: -68.4 },
    { id: 3, province_id: 3, slug: 'santiago', name: 'Santiago de los Caballeros', latitude: 19.45, longitude: -70.7 },
  ])
  await db.insert(sectors).values([
    { id: 1, city_id: 1, slug: 'santo-domingo-piantini', name: 'Piantini', ...at },
    { id: 2, city_id: 1, slug: 'santo-domingo-naco', name: 'Naco', ...at },
    { id: 3, city_id: 2, slug: 'punta-cana-bavaro', name: 'Bávaro', latitude: 18.68, longitude: -68.44 },
    { id: 4, city_id: 3, slug: 'santiago-los-jardines', name: 'Los Jardines', latitude: 19.47, longitude: -70.69 },
  ])
  await db.insert(exchangeRates).values({ rate: testRate, source: 'Banco Central', date: '2026-11-01' })
  await db.insert(pictures).values([
    { key: 'villa-1-a', width: 1440, height: 960, tone: '#8899aa' },
    { key: 'sala-1-a', width: 1440, height: 960, tone: '#998877' },
  ])
}

/** Functions that put one row into the tests' world; what a test does not name is filled in. */
export function createMakers(db: Database) {
  const network = createNetworkMakers(db)
  return {
    client: createClientMaker(db, network.agency),
    ...network,
    ...createProjectMakers(db, network.agent),
    ...createListingMakers(db, network.agent),
  }
}

type MakeAgent = ReturnType<typeof createNetworkMakers>['agent']

function createNetworkMakers(db: Database) {
  async function agency(given: Columns<typeof agencies> & Located = {}) {
    const { city, sector, ...columns } = given
    const id = columns.id ?? (await nextId(db, agencies))
    const place = await placeOf(db, { city, sector })
    const usual = {
      name: `Agencia ${id}`,
      logo: `/pictures/mark-${id}.svg`,
      phone: '+18095550100',
      broker_phones: ['+18095550101'],
      email: `agencia${id}@example.com`,
      address: 'Av. Winston Churchill 1',
      about_es: 'Desde 1990.',
      about_en: 'Since 1990.',
    }
    const { city_id, latitude, longitude } = place
    const [row] = await db
      .insert(agencies)
      .values({ ...usual, id, city_id, latitude, longitude, ...columns })
      .returning()
    await followIds(db, 'agency')
    return row!
  }

  async function agent(given: Columns<typeof agents> & Located = {}) {
    const { city, sector, ...columns } = given
    const id = columns.id ?? (await nextId(db, agents))
    const agency_id = columns.agency_id ?? (await firstOf(db, agencies))?.id ?? (await agency()).id
    const { city_id } = await placeOf(db, { city, sector })
    const usual = {
      name: `Ana Pérez ${id}`,
      picture: `/pictures/portrait-${id}-320.webp`,
      phone: '+18095550110',
      whatsapp: '+18095550110',
      email: `agente${id}@example.com`,
      license: `RD-${id}`,
      since: 2010,
      spoken_languages: ['es', 'en'],
      about_es: 'Conoce la ciudad.',
      about_en: 'Knows the city.',
    }
    const [row] = await db
      .insert(agents)
      .values({ ...usual, id, agency_id, city_id, ...columns })
      .returning()
    await followIds(db, 'agent')
    return row!
  }

  return { agency, agent }
}

function createProjectMakers(db: Database, makeAgent: MakeAgent) {
  async function project(given: Columns<typeof projects> & Located = {}) {
    const { city, sector, ...columns } = given
    const id = columns.id ?? (await nextId(db, projects))
    const agent_id = columns.agent_id ?? (await firstOf(db, agents))?.id ?? (await makeAgent()).id
    const { province_id: _, ...place } = await placeOf(db, { city, sector })
    const usual = {
      slug: `torre-${id}`,
      name: `Torre ${id}`,
      developer: 'Constructora Ozama',
      stage: 'under_construction' as const,
      progress: 40,
      currency: 'USD' as const,
      separation_amount: 5000,
      contract_share: 10,
      works_share: 40,
      delivery_share: 50,
      delivery_date_promised: '2027-06-30',
      delivery_date: '2027-12-31',
      description_es: 'Una torre.',
      description_en: 'A tower.',
    }
    const [row] = await db
      .insert(projects)
      .values({ ...usual, ...place, id, agent_id, ...columns })
      .returning()
    return row!
  }

  async function unit(given: Columns<typeof units> & { project_id: number }) {
    const price = given.price ?? 150_000
    const usual = {
      name: 'A-1',
      model: 'A',
      construction_m2: 80,
      bedrooms: 2,
      bathrooms: 2,
      half_bathrooms: 0,
      parkings: 1,
      level: 3,
      price,
      price_usd: price,
      status: 'available' as const,
    }
    const [row] = await db
      .insert(units)
      .values({ ...usual, ...given })
      .returning()
    return row!
  }

  async function projectPhoto(given: Columns<typeof projectPhotos> & { project_id: number }) {
    const usual = { position: 1, picture: 'villa-1-a', alt_es: 'La fachada', alt_en: 'The front' }
    await db.insert(projectPhotos).values({ ...usual, ...given })
  }

  return { project, unit, projectPhoto }
}

function createListingMakers(db: Database, makeAgent: MakeAgent) {
  /** A published apartment for sale, unless told otherwise. */
  async function property(given: Columns<typeof listings> & Located = {}) {
    const { city, sector, ...columns } = given
    const place = await placeOf(db, { city, sector })
    const maker = columns.agent_id ? await agentById(db, columns.agent_id) : await firstOf(db, agents)
    const { id: agent_id, agency_id } = maker ?? (await makeAgent())
    const price = columns.price ?? 185_000
    const currency = columns.currency ?? 'USD'
    const [{ rows } = { rows: 0 }] = await db.select({ rows: count() }).from(listings)
    const usual = {
      code: `10-${20_001 + rows}`,
      status: 'published' as const,
      business_type: 'sale' as const,
      type: 'apartment' as const,
      price_usd: currency === 'USD' ? price : Math.round((price / testRate) * 100) / 100,
      bedrooms: 3,
      bathrooms: 2,
      parkings: 1,
      construction_m2: 120,
      title_es: 'Apartamento luminoso con balcón',
      title_en: 'Bright apartment with a balcony',
      description_es: 'Tres habitaciones y vista al parque.',
      description_en: 'Three bedrooms and a view of the park.',
      published_at: new Date('2026-10-01T12:00:00Z'),
    }
    const [row] = await db
      .insert(listings)
      .values({ ...usual, ...place, agent_id, agency_id, ...columns, price, currency })
      .returning()
    return row!
  }

  async function photo(given: Columns<typeof photos> & { listing_id: number }) {
    const usual = { position: 1, picture: 'villa-1-a', alt_es: 'La fachada', alt_en: 'The front' }
    await db.insert(photos).values({ ...usual, ...given })
  }

  return { property, photo }
}

type MakeAgency = ReturnType<typeof createNetworkMakers>['agency']

function createClientMaker(db: Database, agency: MakeAgency) {
  /** Somebody with a confirmed account who is signed in; `headers` go along with a call of theirs. */
  return async (given: Columns<typeof clients> = {}) => {
    const number = (await db.$count(clients)) + 1
    const usual = {
      full_name: 'Ana Pérez',
      email: `cliente${number}@example.com`,
      language: 'es' as const,
      confirmed_at: new Date(),
    }
    const isOfAgency = (given.role === 'agent' || given.role === 'manager') && !given.agent_id && !given.agency_id
    const agency_id = isOfAgency ? ((await firstOf(db, agencies)) ?? (await agency())).id : given.agency_id
    const [row] = await db
      .insert(clients)
      .values({ ...usual, ...given, agency_id })
      .returning()
    const token = await addSession(db, row!.id, 'a browser of the tests')
    return { ...row!, headers: { Authorization: `Bearer ${token}` } }
  }
}

/** The next row that is given no number comes after those that were. */
async function followIds(db: Database, table: 'agent' | 'agency'): Promise<void> {
  await db.$client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`)
}

async function placeOf(db: Database, { city, sector }: { city?: string | undefined; sector?: string | undefined }) {
  const named = sector ? eq(sectors.slug, sector) : eq(cities.slug, city ?? 'santo-domingo')
  const [place] = await db
    .select({
      province_id: cities.province_id,
      city_id: cities.id,
      sector_id: sectors.id,
      latitude: sectors.latitude,
      longitude: sectors.longitude,
    })
    .from(sectors)
    .innerJoin(cities, eq(cities.id, sectors.city_id))
    .where(named)
    .orderBy(sectors.id)
    .limit(1)
  if (!place) throw new Error(`The tests' world has no ${sector ?? city}`)
  return place
}

async function agentById(db: Database, id: number) {
  const [row] = await db.select().from(agents).where(eq(agents.id, id))
  return row
}

async function firstOf<Table extends typeof agents | typeof agencies>(db: Database, table: Table) {
  const [row] = await db
    .select()
    .from(table as typeof agents)
    .orderBy(table.id)
    .limit(1)
  return row as Table['$inferSelect'] | undefined
}

async function nextId(db: Database, table: typeof agents | typeof agencies | typeof projects): Promise<number> {
  return (await db.$count(table)) + 1
}
