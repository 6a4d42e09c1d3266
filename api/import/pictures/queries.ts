import { sql } from 'drizzle-orm'

import type { PictureProblem } from '#contract/import/run.ts'

import type { Connection, Database, Transaction } from '../../database/open.ts'
import { bounds, daysToLookAgain, priorities } from './rules.ts'

export type FetchRow = {
  id: number
  source_id: number
  agency_id: number
  url: string
  host: string
  kind: 'photo' | 'plan'
  priority: number
  etag: string | null
  last_modified: string | null
  /** Hexadecimal. */
  sha256: string | null
  picture: string | null
  attempts: number
}

const iso = (moment: Date) => moment.toISOString()

/** Servers that may be asked now, and whether one at a time. */
export async function listHosts(db: Connection, now: Date): Promise<Map<string, { isSlow: boolean }>> {
  const { rows } = await db.execute<{ host: string; is_slow: boolean }>(sql`
    select host, coalesce(slow_until > ${iso(now)}::timestamptz, false) as is_slow from picture_host
    where coalesce(rests_until, '-infinity') <= ${iso(now)}::timestamptz`)
  return new Map(rows.map(({ host, is_slow }) => [host, { isSlow: is_slow }]))
}

/**
 * Takes the pictures that are asked for next, of each server as many as it may be asked for, covers first; for a minute
 * nobody else is told of them. What nobody names any more goes.
 */
export async function takeFetches(
  db: Database,
  free: readonly { host: string; count: number }[],
  count: number,
  now: Date,
): Promise<FetchRow[]> {
  if (free.length === 0 || count <= 0) return []
  const at = sql`${iso(now)}::timestamptz`
  // Not `free.count`, which the planner takes for thousands.
  const mostOfHost = Math.max(...free.map((host) => host.count))
  const { rows } = await db.execute<FetchRow & { is_used: boolean }>(sql`
    with due as (
      select id from (
        select next.id, rank, next.due_at, free.count as most,
          row_number() over (partition by free.host order by rank, next.due_at) as place
        from json_to_recordset(${JSON.stringify(free)}::json) as free (host text, count int)
        cross join generate_series(${priorities.cover}::int, ${priorities.again}::int) as rank
        cross join lateral (
          select picture_fetch.id, picture_fetch.due_at from picture_fetch
          where picture_fetch.host = free.host and priority = rank and due_at <= ${at} and state <> 'sent'
            and (leased_until is null or leased_until < ${at})
          order by due_at limit ${mostOfHost}
        ) as next
      ) as found where place <= most order by rank, due_at limit ${count}
    ), taken as (
      update picture_fetch set leased_until = ${at} + interval '1 minute'
      where id in (select id from picture_fetch where id in (select id from due) for update skip locked)
      returning *
    )
    select taken.id, source_id, agency_id, url, host, taken.kind, priority, taken.etag, taken.last_modified,
      encode(sha256, 'hex') as sha256, picture, attempts,
      exists (select from picture_use where fetch_id = taken.id) as is_used
    from taken join import_source on import_source.id = source_id order by priority, taken.due_at, taken.id`)
  const unused = rows.filter(({ is_used }) => !is_used).map(({ id }) => id)
  if (unused.length > 0)
    await db.execute(sql`delete from picture_fetch where id = any(${sql.param(unused)}::int[]) and state <> 'sent'`)
  return rows.filter(({ is_used }) => is_used)
}

/** Puts off what would be looked at again of sources that were not read since: nobody keeps them in step. */
export async function restOthers(db: Database, now: Date): Promise<void> {
  await db.execute(sql`
    update picture_fetch set due_at = ${iso(now)}::timestamptz + make_interval(days => ${daysToLookAgain.here})
    where id in (
      select picture_fetch.id from picture_host cross join lateral (
        select id, source_id, checked_at from picture_fetch
        where picture_fetch.host = picture_host.host and priority = ${priorities.again} and state <> 'sent'
          and due_at <= ${iso(now)}::timestamptz
        order by due_at limit 200) as picture_fetch
      join import_source on import_source.id = source_id
      where coalesce(read_at, '-infinity') <= checked_at limit 500)`)
}

/** Pictures that came and are not ready yet. */
export async function countUnready(db: Connection): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from (select from picture_fetch where state = 'sent' limit ${bounds.unready}) as sent`)
  return rows[0]!.count
}

type Settled = { state: 'here' | 'failed'; problem: PictureProblem | null; now: Date }

/** A picture is as it stands now until it is looked at again; whoever names it is told. */
export async function settle(tx: Transaction, ids: readonly number[], { state, problem, now }: Settled): Promise<void> {
  if (ids.length === 0) return
  const days = daysToLookAgain[state]
  await tx.execute(sql`
    update picture_fetch set state = ${state}, problem = ${problem}, priority = ${priorities.again}, upload_id = null,
      attempts = 0, leased_until = null, checked_at = ${iso(now)}::timestamptz,
      due_at = ${iso(now)}::timestamptz + make_interval(days => ${days})
    where id = any(${sql.param(ids)}::int[])`)
  await tx.execute(sql`
    update import_item set pictures_at = ${iso(now)}::timestamptz from picture_use
    where fetch_id = any(${sql.param(ids)}::int[]) and import_item.source_id = picture_use.source_id
      and import_item.external_id = picture_use.external_id`)
}

/** Pictures that came, with what became of each: its key, or why there is none; what is still on its way is left out. */
export async function listMade(db: Connection) {
  const { rows } = await db.execute<{ id: number; key: string | null; problem: string | null }>(sql`
    select picture_fetch.id, case when picture.state = 'ready' then picture.key end as key,
      case when upload.id is null then 'lost' when picture.state = 'bad' then 'bad' else upload.problem end as problem
    from picture_fetch left join upload on upload.id = upload_id left join picture on picture.key = upload.became
    where picture_fetch.state = 'sent'
      and (upload.id is null or upload.problem is not null or picture.state in ('ready', 'bad')) limit 100`)
  return rows
}
