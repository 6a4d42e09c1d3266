import type { DraftDocument } from '#contract/draft/document.ts'
import { sameScore } from '#contract/look-alike/score.ts'
import { getShownKey } from '#contract/picture/picture-key.ts'

import type { Connection, Transaction } from '../database/open.ts'
import { findLookAlikes, type LookAlike } from './find-look-alikes.ts'
import { type Asked, type Known, listKnown, lockOffers, readRate } from './queries.ts'

/** What is about to be offered, or changed while it is on offer. */
export type Subject = {
  listing_id: number | null
  draft_id: number | null
  agency_id: number
  /** Complete. */
  document: DraftDocument
  /** Whether it would be on offer from now on, and was not until now. */
  isNew: boolean
}

/** The look-alikes of an offer, by what each means for it. */
export type Judged = {
  /** The agency has it on offer already: it is not offered twice. */
  blocking: LookAlike[]
  /** The agency may have it already: it is asked, once. */
  warned: LookAlike[]
  /** Another agency has it: the network looks first, until then at most. */
  waiting: LookAlike[]
  /** Said to be the same home: one card in the search. */
  sameHome: LookAlike[]
  /** Said to have another's pictures. */
  stolen: LookAlike[]
  /** What the network looks at some day. */
  listed: LookAlike[]
  /** When what waits has waited; null where it waits for the first time. */
  waitsUntil: Date | null
}

/** Looks for what is offered already, holding others that do so at the same moment until this transaction is over. */
export async function checkOffer(tx: Transaction, subject: Subject): Promise<Judged> {
  if (subject.isNew) await lockOffers(tx)
  return judgeOffer(tx, subject)
}

/** The same without waiting for anybody: for who only wants to know. */
export async function judgeOffer(db: Connection, subject: Subject): Promise<Judged> {
  const found = await findLookAlikes(db, describeOffer(subject, await readRate(db)))
  const known = found.length > 0 ? await listKnown(db, subject) : new Map<number, Known>()
  const judged: Judged = {
    blocking: [],
    warned: [],
    waiting: [],
    sameHome: [],
    stolen: [],
    listed: [],
    waitsUntil: null,
  }
  for (const one of found) {
    const kind = chooseKind(subject, one, known.get(one.id))
    if (kind === null) continue
    judged[kind].push(one)
    const until = kind === 'waiting' ? known.get(one.id)?.waited_until : null
    if (until && (!judged.waitsUntil || until > judged.waitsUntil)) judged.waitsUntil = until
  }
  // One that never waited begins to.
  if (judged.waiting.some(({ id }) => !known.get(id)?.waited_until)) judged.waitsUntil = null
  return judged
}

type Kind = Exclude<keyof Judged, 'waitsUntil'>

function chooseKind({ agency_id, isNew, document }: Subject, one: LookAlike, known: Known | undefined): Kind | null {
  const verdict = known?.verdict
  if (verdict === 'different') return null
  if (verdict === 'same_home') return 'sameHome'
  const isOwn = one.agency_id === agency_id
  const isSame = one.score >= sameScore && one.business_type === document.business_type
  // Of what is off only the same home by the same agency is asked for.
  if (!one.is_offered) return isOwn && isSame ? 'sameHome' : null
  if (verdict === 'stolen') return 'stolen'
  if (!isNew) return 'listed'
  if (isOwn) return isSame ? 'blocking' : known ? 'listed' : 'warned'
  return isSame ? 'waiting' : 'listed'
}

function describeOffer({ listing_id, agency_id, document }: Subject, rate: number): Asked {
  const price = document.price ?? 0
  return {
    listing_id,
    agency_id,
    business_type: document.business_type!,
    type: document.type!,
    city: document.city ?? '',
    sector: document.sector ?? '',
    point: document.exact_point ?? null,
    m2: document.construction_m2 ?? document.lot_m2 ?? 0,
    price_usd: document.currency === 'DOP' ? price / rate : price,
    title_es: document.title_es ?? '',
    project: document.project ?? null,
    unit_name: document.unit_name ?? null,
    pictures: (document.photos ?? []).map(getShownKey),
  }
}
