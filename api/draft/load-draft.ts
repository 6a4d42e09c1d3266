import { listChangedFields } from '#contract/draft/apply-operations.ts'
import { listMissing, type Missing } from '#contract/draft/complete.ts'
import { type DraftDocument, type DraftField, type Point, privateFields } from '#contract/draft/document.ts'
import type { Draft } from '#contract/draft/draft.ts'
import { measureQuality, type Quality } from '#contract/property/quality.ts'

import type { Connection } from '../database/open.ts'
import { loadDocument } from '../property/publish/load-document.ts'
import { measureMetres } from '../property/publish/shown-point.ts'
import type { Session } from '../tools/session.ts'
import { findPictures, findPlacePoints, findProjects, listOthers, type WholeDraft } from './queries.ts'
import { listRights, readState, wasPublic } from './rules.ts'

/** A draft as its reader sees it. What only the agency knows staff read elsewhere, where it is written down. */
export async function loadDraft(db: Connection, session: Session, whole: WholeDraft, now: Date): Promise<Draft> {
  const { row, listing, agent, agency } = whole
  const { missing, quality } = await judgeDocument(db, whole.row.agency_id, row.document, now)
  const changed =
    listing && wasPublic(listing.status) ? listChangedFields(await loadDocument(db, listing), row.document) : []
  return {
    id: row.id,
    code: listing?.code ?? null,
    state: readState(whole),
    version: row.version,
    agency: { id: row.agency_id, name: agency },
    agent: { id: row.agent_id, name: agent },
    document: hidePrivate(session, row.document),
    changed,
    missing,
    quality,
    may: listRights(session, whole),
    returned_reason: row.returned_reason,
    submitted_at: row.submitted_at?.toISOString() ?? null,
    publish_at: row.publish_at?.toISOString() ?? null,
    pause_at: row.pause_at?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
    others: await listOthers(db, session, row.id),
  }
}

type JudgedDocument = { missing: Missing[]; quality: Quality }

/** What a document still lacks, as far as the server knows, and how good it is. */
export async function judgeDocument(
  db: Connection,
  agency_id: number,
  document: DraftDocument,
  now: Date,
): Promise<JudgedDocument> {
  return (await judgeDocuments(db, agency_id, [document], now))[0]!
}

/** The same of several documents of an agency, in their order. */
export async function judgeDocuments(
  db: Connection,
  agency_id: number,
  documents: readonly DraftDocument[],
  now: Date,
): Promise<JudgedDocument[]> {
  const sizes = await findPictures(db, agency_id, documents)
  const points = await findPlacePoints(db, documents)
  const projects = await findProjects(db, documents)
  return documents.map((document, at) => judge(document, { sizes, place: points[at] ?? null, projects, now }))
}

type Known = {
  sizes: Awaited<ReturnType<typeof findPictures>>
  place: Point | null
  projects: ReadonlySet<string>
  now: Date
}

function judge(document: DraftDocument, { sizes, place, projects, now }: Known): JudgedDocument {
  const missing = listMissing(document, now)
  const lacks = (field: DraftField) => missing.some((one) => one.field === field)
  if (!place && !lacks('province') && !lacks('city') && !lacks('sector')) {
    missing.push({ field: 'sector', code: 'field.unknown_place' })
  }
  if (document.project && !projects.has(document.project)) {
    missing.push({ field: 'project', code: 'field.not_an_option' })
  }
  for (const field of ['photos', 'plans'] as const) {
    const states = (document[field] ?? []).map(({ key }) => sizes.get(key)?.state ?? 'bad')
    if (states.includes('bad')) missing.push({ field, code: 'field.invalid' })
    else if (states.includes('raw')) missing.push({ field, code: 'field.pictures_unready' })
  }
  if (document.view_360 && sizes.get(document.view_360)?.state !== 'ready') {
    missing.push({ field: 'view_360', code: 'field.pictures_unready' })
  }
  const sectorMetres = place && document.exact_point ? measureMetres(place, document.exact_point) : null
  return { missing, quality: measureQuality({ document, sizes, sectorMetres }) }
}

/** A document without what only the agency knows, where its reader is of the network's staff. */
export function hidePrivate({ role }: Session, document: DraftDocument): DraftDocument {
  if (role !== 'staff') return document
  const hidden: readonly string[] = privateFields
  return Object.fromEntries(Object.entries(document).filter(([field]) => !hidden.includes(field)))
}
