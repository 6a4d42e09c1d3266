import { sql } from 'drizzle-orm'

import type { ExchangePicture } from '#contract/exchange/row.ts'

import type { Transaction } from '../../database/open.ts'
import { readPopulated } from '../../database/populate.ts'
import type { Outcome } from '../applying/store-batch.ts'
import { readOwnKey } from '../own-pictures.ts'
import type { RunRow, SourceRow } from '../queries.ts'
import { priorities } from './rules.ts'

type Asked = { external_id: string; url: string; host: string; kind: 'photo' | 'plan'; priority: number }
type Enqueueing = { siteUrl: string; now: Date; run: RunRow; source: SourceRow }

/**
 * Asks for the pictures of other addresses that rows name, in the transaction that keeps what the rows say; what is here
 * already is looked at again where its row changed. What a source has no more is asked for no more.
 */
export async function enqueuePictureFetches(
  tx: Transaction,
  { siteUrl, now, run, source }: Enqueueing,
  outcomes: readonly Outcome[],
): Promise<void> {
  const named = outcomes.filter(isToFetch)
  const asked = named.flatMap(({ plan: { row } }) => listAsked(row.external_id!, row.row!.pictures!, siteUrl))
  const gone = outcomes.flatMap(({ plan: { does, row } }) => (does === 'take_off' ? (row.external_id ?? []) : []))
  const spoken = [...new Set([...asked.map(({ external_id }) => external_id), ...gone])]
  if (spoken.length === 0) return
  await dropUses(tx, source.id, spoken, asked)
  if (asked.length === 0) return
  await addFetches(tx, { run_id: run.id, source_id: source.id, now }, asked)
  await markComplete(tx, source.id, spoken, now)
}

function isToFetch({ plan: { row }, listing_id, draft_id, result }: Outcome): boolean {
  const isThere = listing_id !== null || draft_id !== null
  const isKept = result === 'published' || result === 'awaiting_cover' || result === 'in_review' || result === 'kept'
  const isOff = ['sold', 'rented', 'withdrawn'].includes(row.row?.status ?? '')
  return isThere && isKept && !isOff && row.external_id !== null && (row.row?.pictures ?? []).length > 0
}

function listAsked(external_id: string, pictures: readonly ExchangePicture[], siteUrl: string): Asked[] {
  const cover = pictures.find(({ kind }) => kind === 'photo')
  return pictures.flatMap((picture) => {
    const { url, kind } = picture
    if (readOwnKey(url, siteUrl) !== null) return []
    const host = URL.canParse(url) ? new URL(url).host : ''
    return { external_id, url, host, kind, priority: picture === cover ? priorities.cover : priorities.other }
  })
}

/** Forgets which pictures references named before and name no more. */
async function dropUses(tx: Transaction, source_id: number, ids: readonly string[], asked: readonly Asked[]) {
  await tx.execute(sql`
    delete from picture_use using picture_fetch
    where picture_fetch.id = picture_use.fetch_id and picture_use.source_id = ${source_id}
      and picture_use.external_id = any(${sql.param(ids)}::text[])
      and (picture_use.external_id, md5(picture_fetch.url)) not in (
        select external_id, md5(url) from json_to_recordset(${JSON.stringify(asked)}::json) as asked (external_id text, url text))`)
}

type Of = { run_id: number; source_id: number; now: Date }

async function addFetches(tx: Transaction, { run_id, source_id, now }: Of, asked: readonly Asked[]): Promise<void> {
  const first = new Map<string, Asked>()
  for (const one of asked) {
    const known = first.get(one.url)
    if (!known || one.priority < known.priority) first.set(one.url, one)
  }
  const at = now.toISOString()
  // In one order, so that two who name the same wait for each other and not in a circle.
  const rows = [...first.values()]
    .toSorted((one, other) => (one.url < other.url ? -1 : 1))
    .map(({ url, host, kind, priority }) => ({ source_id, url, host, kind, priority, run_id, due_at: at }))
  await tx.execute(sql`
    insert into picture_fetch (source_id, url, host, kind, priority, run_id, due_at)
    select source_id, url, host, kind, priority, run_id, due_at from ${readPopulated('picture_fetch', rows)}
    on conflict (source_id, md5(url)) do update set run_id = excluded.run_id,
      priority = case when picture_fetch.state in ('here', 'failed') then picture_fetch.priority
        else least(picture_fetch.priority, excluded.priority) end,
      attempts = case when picture_fetch.state = 'failed' then 0 else picture_fetch.attempts end,
      due_at = case when picture_fetch.state in ('here', 'failed')
        and coalesce(picture_fetch.checked_at, '-infinity') > excluded.due_at - interval '1 hour'
        then picture_fetch.due_at else least(picture_fetch.due_at, excluded.due_at) end`)
  await tx.execute(sql`
    insert into picture_use (source_id, external_id, fetch_id)
    select ${source_id}, asked.external_id, picture_fetch.id
    from json_to_recordset(${JSON.stringify(asked)}::json) as asked (external_id text, url text)
    join picture_fetch on picture_fetch.source_id = ${source_id} and md5(picture_fetch.url) = md5(asked.url)
    on conflict do nothing`)
  const hosts = [...new Set(asked.map(({ host }) => host))].toSorted()
  await tx.execute(sql`
    insert into picture_host (host) select unnest(${sql.param(hosts)}::text[]) on conflict do nothing`)
}

/** What has all its pictures already is looked at at once: their order may have changed. */
async function markComplete(tx: Transaction, source_id: number, ids: readonly string[], now: Date): Promise<void> {
  await tx.execute(sql`
    update import_item set pictures_at = ${now.toISOString()}::timestamptz
    where source_id = ${source_id} and external_id = any(${sql.param(ids)}::text[]) and not exists (
      select from picture_use join picture_fetch on picture_fetch.id = fetch_id
      where picture_use.source_id = import_item.source_id and picture_use.external_id = import_item.external_id
        and state in ('waiting', 'sent'))`)
}

/** Asks no more for what references name, whose run is taken back. */
export async function dropPictures(tx: Transaction, source_id: number, ids: readonly string[]): Promise<void> {
  await dropUses(tx, source_id, ids, [])
}
