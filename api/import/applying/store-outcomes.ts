import { sql } from 'drizzle-orm'

import { type RowProblem, toExchangeStatus } from '#contract/exchange/row.ts'

import type { Transaction } from '../../database/open.ts'
import { readPopulated } from '../../database/populate.ts'
import type { RunRow, SourceRow } from '../queries.ts'
import type { Outcome } from './store-batch.ts'

/** Remembers what a batch came to: its rows, and what their source said last of each reference. */
export async function storeOutcomes(
  tx: Transaction,
  run: RunRow,
  source: SourceRow,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  const rows = outcomes.map(
    ({ plan: { row, item, listing }, result, listing_id, draft_id, version, missing, doubts }) => ({
      run_id: run.id,
      n: row.n,
      result,
      listing_id,
      draft_id,
      version,
      problems: [
        ...row.problems,
        ...missing.map((one) => toProblem(one)),
        // Of what was not done there is nothing to doubt.
        ...(result === 'failed' ? [] : doubts.map((one) => toProblem(one, false))),
      ],
      before: {
        digest: item?.digest?.toString('hex') ?? null,
        gone_at: item?.gone_at?.toISOString() ?? null,
        status: item?.status ?? (listing ? toExchangeStatus(listing.status, listing.under_offer_since !== null) : null),
        was_there: item !== undefined,
      },
    }),
  )
  await tx.execute(sql`
    update import_row set result = said.result, listing_id = said.listing_id, draft_id = said.draft_id,
      version = said.version, problems = said.problems, before = said.before
    from ${readPopulated('import_row', rows)} as said
    where import_row.run_id = said.run_id and import_row.n = said.n`)
  await storeItems(tx, run, source, outcomes, now)
}

function toProblem(
  { field, code, value = '' }: { field: string; code: string; value?: string },
  isRefused = true,
): RowProblem {
  return { column: '', field, code: code as RowProblem['code'], value, isRefused }
}

/** What is not applied leaves no digest, so that the next run comes back to it. */
async function storeItems(
  tx: Transaction,
  run: RunRow,
  source: SourceRow,
  outcomes: readonly Outcome[],
  now: Date,
): Promise<void> {
  const said = outcomes.filter(({ plan: { does, row }, result }) => {
    return (
      row.external_id !== null &&
      does !== 'take_off' &&
      result !== null &&
      result !== 'price_asked' &&
      result !== 'failed'
    )
  })
  const items = said.map(({ plan: { row }, listing_id, draft_id, result }) => ({
    source_id: source.id,
    external_id: row.external_id,
    digest: row.digest,
    listing_id,
    draft_id: result === 'published' ? null : draft_id,
    status: row.row?.status ?? 'published',
    pictures: row.row?.pictures ?? null,
    run_id: run.id,
    person_at: now,
  }))
  if (items.length > 0) {
    await tx.execute(sql`
      insert into import_item (source_id, external_id, digest, listing_id, draft_id, status, pictures, run_id, person_at)
      select source_id, external_id, digest, listing_id, draft_id, status, pictures, run_id, person_at
      from ${readPopulated('import_item', items)}
      on conflict (source_id, external_id) do update set digest = excluded.digest,
        listing_id = coalesce(excluded.listing_id, import_item.listing_id), draft_id = excluded.draft_id,
        status = excluded.status, pictures = excluded.pictures, run_id = excluded.run_id, gone_at = null, gone_did = null,
        person_at = coalesce(import_item.person_at, excluded.person_at)`)
  }
  const gone = outcomes.flatMap(({ plan: { does, row }, result }) =>
    does === 'take_off'
      ? [{ external_id: row.external_id, did: result === 'taken_off' ? source.gone : 'nothing' }]
      : [],
  )
  if (gone.length > 0) {
    await tx.execute(sql`
      update import_item set gone_at = ${now.toISOString()}::timestamptz, gone_did = said.did, run_id = ${run.id}
      from json_to_recordset(${JSON.stringify(gone)}::json) as said (external_id text, did text)
      where import_item.source_id = ${source.id} and import_item.external_id = said.external_id
        and import_item.gone_at is null`)
  }
}
