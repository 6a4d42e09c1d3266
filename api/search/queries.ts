import type { Pool } from 'pg'

import type { Suggestion } from '#contract/search/search.ts'

import type { Places } from './places.ts'

/** Where the truth stood: whatever a later look must not miss was changed after `since`. */
export type Mark = { since: string; rate_id: number | null; places_hash: string | null }

/** An agent, an agency or a project that changed, or a listing whose photos alone did. */
export type OtherChange = {
  id: number
  kind: 'agent' | 'agency' | 'project' | 'listing'
  ref_id: number
  changed_at: string
}

/** A look at what changed is over after that, or a server that vanished without a word would be waited for for ever. */
const inTime = { query_timeout: 10_000 }

/**
 * Reads the mark. A row is dated when it is written and seen when its transaction ends, so the mark stands before the
 * oldest transaction that has written; the second before that covers one that was just writing its first row.
 */
export async function readMark(pool: Pool): Promise<Mark> {
  const { rows } = await pool.query<Mark>({
    ...inTime,
    text: `select (least(clock_timestamp(), (
        select min(xact_start) from pg_stat_activity
        where datname = current_database() and backend_xid is not null
      )) - interval '1 second')::text as since,
      (select max(id) from exchange_rate) as rate_id,
      (select sum(hashtext(concat_ws('/', kind, ref_id, slug, name, city_slug)))::text from place) as places_hash`,
  })
  return rows[0]!
}

export async function readRate(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ rate: number }>(
    'select rate::float8 as rate from exchange_rate order by id desc limit 1',
  )
  return rows[0]?.rate ?? 1
}

export async function readPlaces(pool: Pool): Promise<Places> {
  const cities = await pool.query<Places['cities'][number]>('select id, slug, name from city order by id')
  const sectors = await pool.query<Places['sectors'][number]>('select id, slug, name, city_id from sector order by id')
  const projects = await pool.query<Places['projects'][number]>('select id, slug, name from project order by id')
  return { cities: cities.rows, sectors: sectors.rows, projects: projects.rows }
}

export async function countPublished(pool: Pool): Promise<{ count: number; highest_id: number }> {
  const { rows } = await pool.query<{ count: number; highest_id: number }>(
    `select count(*)::int as count, coalesce(max(id), 0) as highest_id from listing where status = 'published'`,
  )
  return rows[0]!
}

/** Ids of the listings whose code begins so, published or not. */
export function listIdsByCode(pool: Pool, code: string): Promise<Int32Array> {
  return readIds(pool, `select string_agg(int4send(id), '') as ids from listing where code like $1 || '%'`, [code])
}

/** Ids of the listings that have all the words in either language, published or not. */
export function listIdsByWords(pool: Pool, words: readonly string[]): Promise<Int32Array> {
  return readIds(pool, `select listings_with(${queryOf(words)}) as ids`, words)
}

/**
 * For each word the one to look for instead: itself when any listing has it, else the word of a place's name that
 * is most like it, else itself.
 */
export async function correctWords(pool: Pool, words: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ words: string[] }>(
    `select array[${words.map((_, place) => corrected(`$${place + 1}::text`)).join(', ')}] as words`,
    [...words],
  )
  return rows[0]!.words
}

const corrected = (word: string): string => `case
  when listings_with(${inEither(word)}) is not null then ${word}
  else coalesce((
    select name from (select distinct regexp_split_to_table(folded, '[^[:alnum:]]+') as name from place) as names
    where similarity(name, ${word}) >= 0.3 order by similarity(name, ${word}) desc, name limit 1
  ), ${word}) end`

/** All the words, in Spanish or in English, the last one perhaps unfinished; empty words of a language ask nothing. */
function queryOf(words: readonly string[]): string {
  return words
    .map((word, place) => {
      const parameter = `$${place + 1}::text`
      if (place < words.length - 1) return unlessEmpty(parameter)
      if (word.length < 3) return words.length > 1 ? unlessEmpty(parameter) : inEither(parameter)
      const beginning = begins(parameter)
      return words.length > 1 ? unlessEmpty(parameter, beginning) : beginning
    })
    .join(' && ')
}

const inEither = (word: string): string =>
  `(to_tsquery('spanish', fold_text(${word})) || to_tsquery('english', fold_text(${word})))`

/** "en" says nothing in Spanish, and must not be asked of the English words either. */
const unlessEmpty = (word: string, query = inEither(word)): string => `case
  when numnode(to_tsquery('spanish', fold_text(${word}))) = 0 or numnode(to_tsquery('english', fold_text(${word}))) = 0
  then ''::tsquery else ${query} end`

const begins = (word: string): string => `(to_tsquery('spanish', fold_text(${word}) || ':*')
  || to_tsquery('english', fold_text(${word}) || ':*') || to_tsquery('simple', fold_text(${word}) || ':*'))`

/** One text of four bytes an id: a common word of a large market has hundreds of thousands. */
async function readIds(pool: Pool, text: string, values: readonly string[]): Promise<Int32Array> {
  const { rows } = await pool.query<{ ids: Buffer | null }>(text, [...values])
  const bytes = rows[0]?.ids
  if (!bytes) return new Int32Array()
  const ids = new Int32Array(bytes.length / 4)
  for (let place = 0; place < ids.length; place++) ids[place] = bytes.readInt32BE(place * 4)
  return ids
}

/** A suggestion before the index has counted its listings. */
export type PlaceSuggestion = Omit<Suggestion, 'kind'> & { kind: 'city' | 'sector' | 'project'; ref_id: number }

/** Places and projects whose name begins like the text, has a word that does, or is much like it; nearest first. */
export async function suggestPlaces(pool: Pool, text: string, limit: number): Promise<PlaceSuggestion[]> {
  const { rows } = await pool.query<PlaceSuggestion>({
    name: 'suggest_places',
    text: `select kind, ref_id, slug as value, name, context, city_slug as city,
        case when kind = 'project'
          then (select count(*)::int from listing where project_id = ref_id and status = 'published') else 0 end as count
      from place, fold_name($1) as typed
      where position(' ' || typed in ' ' || folded) > 0 or word_similarity(typed, folded) >= 0.45
      order by starts_with(folded, typed) desc, position(' ' || typed in ' ' || folded) > 0 desc,
        round(word_similarity(typed, folded)::numeric, 1) desc,
        array_position(array['city', 'sector', 'project'], kind), name, ref_id
      limit $2`,
    values: [text, limit],
  })
  return rows
}

/** Published listings whose code begins so. */
export async function suggestCodes(
  pool: Pool,
  code: string,
  language: 'es' | 'en',
  limit: number,
): Promise<Suggestion[]> {
  const { rows } = await pool.query<Suggestion>({
    name: `suggest_codes_${language}`,
    text: `select 'property' as kind, code as value, code as name, title_${language} as context, city.slug as city, 1 as count
      from listing join city on city.id = listing.city_id
      where code like $1 || '%' and status = 'published' order by code limit $2`,
    values: [code, limit],
  })
  return rows
}

/** What changed besides listings after that moment. */
export async function listOthers(pool: Pool, since: string): Promise<OtherChange[]> {
  const { rows } = await pool.query<OtherChange>({
    ...inTime,
    name: 'other_changes',
    text: `select id::float8 as id, kind, ref_id, changed_at::text as changed_at from change
      where changed_at > $1::timestamptz order by id`,
    values: [since],
  })
  return rows
}

/** What names of listings and projects are in addresses. */
export async function listNames(pool: Pool, kind: 'listing' | 'project', ids: readonly number[]): Promise<string[]> {
  const column = kind === 'listing' ? 'code' : 'slug'
  const { rows } = await pool.query<{ name: string }>({
    ...inTime,
    text: `select ${column} as name from ${kind} where id = any($1)`,
    values: [ids],
  })
  return rows.map(({ name }) => name)
}
