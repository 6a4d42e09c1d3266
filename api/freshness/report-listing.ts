import { createHmac } from 'node:crypto'

import { sql } from 'drizzle-orm'

import type { ReportReason } from '#contract/freshness/freshness.ts'

import { AppError } from '../app-error.ts'
import type { Transaction } from '../database/open.ts'
import { attemptKey, countAttempt } from '../http/limit/queries.ts'
import type { KeepAnswer } from '../http/handle.ts'
import { findReader } from '../lead/queries.ts'
import { enqueueMail } from '../mail/queries.ts'
import type { Tools } from '../tools.ts'
import { hoursToAnswer, reportsThatAsk } from './rules.ts'
import { listingReports } from './table.ts'

type Needed = Pick<Tools, 'db' | 'secret' | 'now' | 'departmentMail' | 'wakeOutbox'>
type Report = { code: string; reason: ReportReason; text?: string | null; isChecked: boolean }
type By = { address: string; keep: KeepAnswer; message: string }

/** Reports that one address sends in an hour. */
const reportsFromOne = { max: 3, minutes: 60 }

/**
 * Takes a visitor's word that an offer is not true. Two visitors in a week ask its agent at once, who has two days to
 * answer before it sinks; what came without a captcha asks as well, and lets nothing sink. Nothing of it is public.
 */
export async function reportListing(tools: Needed, report: Report, { address, keep, message }: By): Promise<void> {
  const { db, secret, now } = tools
  await db.transaction(async (tx) => {
    const listing = await holdPublished(tx, report.code)
    await countAttempt(tx, attemptKey('report_from', address), reportsFromOne)
    const { reason, text = null, isChecked } = report
    const sender = createHmac('sha256', `${secret}\nreport`).update(address).digest()
    await tx
      .insert(listingReports)
      .values({ listing_id: listing.id, reason, text, sender, is_checked: isChecked, at: now() })
    await askAgent(tools, tx, listing)
    await keep(tx, { message })
  })
  tools.wakeOutbox()
}

type Held = { id: number; agent_id: number }

async function holdPublished(tx: Transaction, code: string): Promise<Held> {
  const { rows } = await tx.execute<Held & { status: string }>(
    sql`select id, agent_id, status from listing where code = ${code} for no key update`,
  )
  const [row] = rows
  if (!row || row.status === 'draft' || row.status === 'in_review') throw new AppError('property.not_found')
  if (row.status !== 'published') throw new AppError('property.gone')
  return row
}

/** Asks the agent once enough visitors doubt the same: once until it is answered. */
async function askAgent({ now, departmentMail }: Needed, tx: Transaction, { id, agent_id }: Held): Promise<void> {
  const at = sql`${now().toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ senders: number; checked: number }>(sql`
    select count(distinct sender)::int as senders, count(distinct sender) filter (where is_checked)::int as checked
    from listing_report
    where listing_id = ${id} and state = 'new' and at > ${at} - make_interval(days => ${reportsThatAsk.days})`)
  const { senders, checked } = rows[0]!
  if (senders < reportsThatAsk.visitors) return
  const isSerious = checked >= reportsThatAsk.visitors
  const until = isSerious ? sql`${at} + make_interval(hours => ${hoursToAnswer})` : sql`null`
  // The listing is held still: nobody else asks meanwhile.
  const { rows: known } = await tx.execute(
    sql`select from confirmation_request where listing_id = ${id} and doubted_at is not null`,
  )
  await tx.execute(sql`
    insert into confirmation_request as asked (listing_id, doubted_at, doubted_until) values (${id}, ${at}, ${until})
    on conflict (listing_id) do update set doubted_at = coalesce(asked.doubted_at, excluded.doubted_at),
      doubted_until = coalesce(asked.doubted_until, excluded.doubted_until)`)
  if (known.length > 0) return
  const reader = await findReader(tx, departmentMail, { agent_id })
  const about = { agent: agent_id, listings: [id], at: now().toISOString() }
  if (reader) await enqueueMail(tx, { kind: 'offer_doubted', ...reader, about })
}
