import { and, eq, isNull, sql } from 'drizzle-orm'

import { importEndpoints } from '#contract/import/import.ts'
import type { ParsedInputOf } from '#contract/endpoint.ts'
import { maxSourcesOfAgency } from '#contract/import/run.ts'

import { agents } from '../agent/table.ts'
import { AppError } from '../app-error.ts'
import { addAuditEvent } from '../audit/add-audit-event.ts'
import type { Transaction } from '../database/open.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { encryptPassword } from './source-secret.ts'
import { putAside } from './begin-run.ts'
import { lockSource, mayReachAgency, type SourceRow } from './queries.ts'
import { importSources } from './table.ts'

type Created = ParsedInputOf<typeof importEndpoints.createSource>
type Changed = ParsedInputOf<typeof importEndpoints.changeSource>

/** Makes a source of an agency; answers its number. */
export async function addSource(
  tx: Transaction,
  tools: Pick<Tools, 'secret' | 'now'>,
  session: Session,
  asked: Created,
) {
  const agency_id = session.role === 'staff' ? asked.agency_id : (session.agency_id ?? undefined)
  if (agency_id === undefined) throw new AppError('request.invalid', { errors: { agency_id: ['field.required'] } })
  if (asked.agency_id !== undefined && !mayReachAgency(session, asked.agency_id)) {
    throw new AppError('request.invalid', { errors: { agency_id: ['field.not_an_option'] } })
  }
  refuseStaffSettings(session, asked)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('import.sources'), ${agency_id})`)
  const own = and(eq(importSources.agency_id, agency_id), isNull(importSources.ended_at))
  if ((await tx.$count(importSources, own)) >= maxSourcesOfAgency) {
    throw new AppError('import.too_many')
  }
  await requireAgent(tx, agency_id, asked.agent_id)
  const isByAddress = asked.arrival === 'address'
  if (isByAddress && !asked.address) throw new AppError('request.invalid', { errors: { address: ['field.required'] } })
  if (asked.kind === 'reso_api' && !isByAddress) {
    throw new AppError('request.invalid', { errors: { arrival: ['field.not_an_option'] } })
  }
  const every_hours = isByAddress ? (asked.every_hours ?? null) : null
  const {
    name,
    kind,
    arrival,
    agent_id,
    gone = 'pause',
    is_trusted = false,
    publishes_without_pictures = false,
  } = asked
  const [source] = await tx
    .insert(importSources)
    .values({
      agency_id,
      name,
      kind,
      arrival,
      agent_id,
      gone,
      is_trusted,
      publishes_without_pictures,
      address: isByAddress ? asked.address : null,
      user: isByAddress ? (asked.user ?? null) : null,
      token_address: kind === 'reso_api' ? (asked.token_address ?? null) : null,
      every_hours,
      due_at: every_hours === null ? null : nextLook(tools.now(), every_hours),
      created_by: session.client_id,
    })
    .returning()
  if (isByAddress && asked.password) {
    const password = encryptPassword(tools.secret, source!.id, asked.password)
    await tx.update(importSources).set({ password }).where(eq(importSources.id, source!.id))
  }
  await note(tx, session, 'import.source_made', source!, { source_kind: kind, arrival })
  return source!.id
}

/** Changes what is named of a source. */
export async function changeSource(
  tx: Transaction,
  tools: Pick<Tools, 'secret' | 'now'>,
  session: Session,
  asked: Changed,
): Promise<void> {
  const source = await lockSource(tx, session, asked.id)
  refuseStaffSettings(session, asked)
  const isByAddress = source.arrival === 'address'
  if (isByAddress && asked.address === null) {
    throw new AppError('request.invalid', { errors: { address: ['field.required'] } })
  }
  if (asked.agent_id !== undefined) await requireAgent(tx, source.agency_id, asked.agent_id)
  const { name, agent_id, gone, is_trusted, publishes_without_pictures } = asked
  const plain = { name, agent_id, gone, is_trusted, publishes_without_pictures }
  const next = {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
    ...(isByAddress && describeAddress(tools, source, asked)),
  }
  if (Object.keys(next).length === 0) return
  await tx.update(importSources).set(next).where(eq(importSources.id, source.id))
  await note(tx, session, 'import.source_changed', source, { fields: Object.keys(next).toSorted().join() })
}

function describeAddress({ secret, now }: Pick<Tools, 'secret' | 'now'>, source: SourceRow, asked: Changed) {
  const { address, user, password, every_hours, token_address } = asked
  return {
    // What is elsewhere is another file.
    ...(address &&
      address !== source.address && { address, etag: null, last_modified: null, synced_to: null, whole_at: null }),
    ...(user !== undefined && { user }),
    ...(token_address !== undefined && source.kind === 'reso_api' && { token_address }),
    ...(password !== undefined && {
      password: password === null ? null : encryptPassword(secret, source.id, password),
    }),
    ...(every_hours !== undefined &&
      every_hours !== source.every_hours && {
        every_hours,
        due_at: every_hours === null ? null : nextLook(now(), every_hours),
      }),
  }
}

/**
 * Ends a source; refused while a run is under way. Its listings and their versions stay. From then on nobody sees it, and
 * what was kept of it goes in batches (`forget-sources.ts`).
 */
export async function deleteSource(
  tx: Transaction,
  { now }: Pick<Tools, 'now'>,
  session: Session,
  id: number,
): Promise<void> {
  const source = await lockSource(tx, session, id)
  await putAside(tx, source.id, now())
  const ended = { ended_at: now(), due_at: null, password: null }
  await tx.update(importSources).set(ended).where(eq(importSources.id, source.id))
  await note(tx, session, 'import.source_ended', source, {})
}

const nextLook = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000)

/** What the network decides for an agency. */
function refuseStaffSettings(session: Session, { is_trusted, publishes_without_pictures }: Partial<Changed>): void {
  if (session.role === 'staff') return
  if (is_trusted !== undefined || publishes_without_pictures !== undefined) throw new AppError('request.not_allowed')
}

async function requireAgent(tx: Transaction, agency_id: number, id: number): Promise<void> {
  const [agent] = await tx
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.agency_id, agency_id), isNull(agents.suspended_at)))
    // No suspension comes between.
    .for('key share')
  if (!agent) throw new AppError('request.invalid', { errors: { agent_id: ['field.not_an_option'] } })
}

type Kind = 'import.source_made' | 'import.source_changed' | 'import.source_ended'

async function note(tx: Transaction, session: Session, kind: Kind, { id, agency_id }: SourceRow, details: object) {
  await addAuditEvent(tx, session, {
    kind,
    subject: 'import_source',
    subject_id: id,
    agency_id,
    details: { ...details },
  })
}
