import type { Database } from '../database/open.ts'

type Name = { slug: string; name: string }
type Names = ReadonlyMap<number, Name>

/** The names of every place by its id. */
export type Places = { provinces: Names; cities: Names; sectors: Names }
/** Names that hold these places. */
export type Gazetteer = (needed: { sector_id: number; city_id: number }) => Promise<Places>

/** Milliseconds for which names are believed. */
const freshness = 1000

/** Knows the names of places, at most a second old: looking them up in memory halves the cost of reading a listing. */
export function openGazetteer(db: Database): Gazetteer {
  let known: Places | undefined
  let readAt = -Infinity
  let reading: Promise<Places> | undefined

  async function read(): Promise<Places> {
    try {
      known = await readPlaces(db)
      readAt = performance.now()
      return known
    } catch (error) {
      // Names of before are better than none.
      if (known) return known
      throw error
    } finally {
      reading = undefined
    }
  }

  return async ({ sector_id, city_id }) => {
    const isFresh = performance.now() - readAt < freshness
    if (isFresh && known?.sectors.has(sector_id) && known.cities.has(city_id)) return known
    return (reading ??= read())
  }
}

async function readPlaces(db: Database): Promise<Places> {
  const { rows } = await db.$client.query<{ kind: keyof Places; id: number } & Name>({
    name: 'gazetteer',
    text: `select 'provinces' as kind, id, slug, name from province
      union all select 'cities', id, slug, name from city
      union all select 'sectors', id, slug, name from sector`,
  })
  const of = (wanted: keyof Places): Names =>
    new Map(rows.filter(({ kind }) => kind === wanted).map(({ id, slug, name }) => [id, { slug, name }]))
  return { provinces: of('provinces'), cities: of('cities'), sectors: of('sectors') }
}
