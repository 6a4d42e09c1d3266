import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'

import { type bulkEndpoints, maxBulk } from '#contract/workspace/bulk.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import type { ErrorCode, FieldErrors, FieldProblem } from '#contract/errors.ts'
import type { Language } from '#contract/language.ts'

import { addAuditEvent } from '../../audit/add-audit-event.ts'
import { AppError } from '../../app-error.ts'
import type { Transaction } from '../../database/open.ts'
import type { KeepAnswer } from '../../http/handle.ts'
import { listings } from '../../property/table.ts'
import type { Tools } from '../../tools.ts'
import { reachOf, selectItems, type Working } from '../queries.ts'
import { describeBulk } from './load-bulk.ts'
import { bulkRows, bulks } from './table.ts'

export type BulkInput = ParsedInputOf<typeof bulkEndpoints.startBulk>

/**
 * Writes down what is to be done to which listings, all at once; a job does it. Refused where the list that was chosen
 * from has others by now, and where what the action needs is not said.
 */
export async function startBulk(
  { db, now }: Pick<Tools, 'db' | 'now'>,
  input: BulkInput,
  by: Working & { keep: KeepAnswer; language: Language },
) {
  refuseIncomplete(input)
  if (input.action === 'assign' && by.reach === 'own') throw new AppError('request.not_allowed')
  return db.transaction(async (tx) => {
    await refuseMany(tx, by.session.client_id)
    const ids = input.codes ? await findByCodes(tx, by, input.codes) : await findByFilter(tx, by, input, now())
    const { action, agent_id, percent, amount, currency, is_sure, feature } = input
    const details = { agent_id, percent, amount, currency, is_sure, feature }
    const [bulk] = await tx
      .insert(bulks)
      .values({ client_id: by.session.client_id, action, details, created_at: now() })
      .returning()
    await tx.insert(bulkRows).values(ids.map((listing_id, n) => ({ bulk_id: bulk!.id, n, listing_id })))
    await addAuditEvent(tx, by.session, { kind: 'listing.bulk', details: { action, count: ids.length } })
    const answer = { data: await describeBulk(tx, bulk!, now(), by.language) }
    await by.keep(tx, answer)
    return answer
  })
}

/** Actions of one person that wait at once: they are done in turn, and others wait for theirs. */
const maxOpen = 5

async function refuseMany(tx: Transaction, client_id: number): Promise<void> {
  await tx.execute(sql`select from client where id = ${client_id} for no key update`)
  const open = await tx.$count(bulks, and(eq(bulks.client_id, client_id), inArray(bulks.state, ['running', 'undoing'])))
  if (open >= maxOpen) throw new AppError('request.too_many', { retryAfter: 10 })
}

/** Refused where one is out of reach: nobody learns what others have not published. */
async function findByCodes(tx: Transaction, by: Working, codes: readonly string[]): Promise<number[]> {
  const wanted = [...new Set(codes)]
  const rows = await tx
    .select({ id: listings.id, code: listings.code })
    .from(listings)
    .where(
      and(inArray(listings.code, wanted), notInArray(listings.status, ['draft', 'in_review']), reachOf(by, 'listing')),
    )
  const ids = new Map(rows.map(({ id, code }) => [code, id]))
  const found = wanted.flatMap((code) => ids.get(code) ?? [])
  if (found.length < wanted.length) throw new AppError('listing.not_found')
  return found
}

async function findByFilter(tx: Transaction, by: Working, { filter, expected }: BulkInput, now: Date) {
  const { state, ...asked } = filter ?? {}
  const { rows } = await tx.execute<{ id: number }>(sql`
    select listing_id as id from (${selectItems(by, asked, now)}) as item
    where code is not null and is_public and ${state?.length ? sql`state = any(${sql.param([...state])}::text[])` : sql`true`}
    order by listing_id limit ${maxBulk + 1}`)
  if (rows.length !== expected || rows.length > maxBulk) throw new AppError('bulk.changed')
  return rows.map(({ id }) => id)
}

/** Each action asks for its own; what another one needs is left aside. */
function refuseIncomplete(input: BulkInput): void {
  const errors: FieldErrors = {}
  const ask = (field: keyof BulkInput, problem: FieldProblem = 'field.required') => (errors[field] = [problem])
  if (!input.codes && !input.filter) ask('codes')
  if (input.filter && !input.codes && input.expected === undefined) ask('expected')
  if (input.expected !== undefined && input.expected > maxBulk) ask('expected', 'field.too_large')
  if (input.action === 'assign' && input.agent_id === undefined) ask('agent_id')
  if ((input.action === 'add_feature' || input.action === 'remove_feature') && !input.feature) ask('feature')
  if (input.action === 'change_price') {
    if ((input.percent === undefined) === (input.amount === undefined)) ask('percent')
    if (input.amount !== undefined && !input.currency) ask('currency')
  }
  if (Object.keys(errors).length > 0) throw new AppError('request.invalid' satisfies ErrorCode, { errors })
}
