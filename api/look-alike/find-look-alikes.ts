import { likeScore, type Likeness, type Reasons, scoreLikeness } from '#contract/look-alike/score.ts'

import type { Connection } from '../database/open.ts'
import {
  type Asked,
  type Candidate,
  type Hash,
  listCandidates,
  listCommon,
  listHashes,
  listHashesOf,
} from './queries.ts'
import { isOtherUnit, isTwin, listAlikeTypes } from './rules.ts'
import { commonUses, mostWithoutPictures } from '#contract/look-alike/score.ts'

export type LookAlike = Candidate & { score: number; reasons: Reasons }

/** Those that look like a home about to be offered, the likest first. Four small questions, whatever the market's size. */
export async function findLookAlikes(db: Connection, asked: Asked, least = likeScore): Promise<LookAlike[]> {
  const own = await listHashes(db, asked.pictures)
  const rare = own.filter(({ uses }) => uses <= commonUses)
  // Place, size, price and title are less than is ever asked about.
  if (rare.length === 0 && least > mostWithoutPictures) return []
  const found = await listCandidates(db, asked, listAlikeTypes(asked.type), rare)
  const candidates = found.filter((candidate) => mayBeOne(asked, candidate))
  const hashes = await listHashesOf(
    db,
    candidates.map(({ id }) => id),
  )
  const twins = candidates.flatMap(({ id }) =>
    (hashes.get(id) ?? []).filter((hash) => rare.some((one) => isTwin(one, hash))),
  )
  const common = new Set((await listCommon(db, dropSame(twins))).map(nameHash))
  return candidates
    .map((candidate) => {
      const theirs = (hashes.get(candidate.id) ?? []).filter((hash) => !common.has(nameHash(hash)))
      const same = rare.filter((one) => theirs.some((hash) => isTwin(one, hash))).length
      return { ...candidate, ...scoreLikeness(compare(asked, candidate, { of: rare.length, same })) }
    })
    .filter(({ score }) => score >= least)
    .sort((one, other) => other.score - one.score || one.id - other.id)
}

/**
 * A project is none of its homes; units of one project by different names are different homes; and what an agency both sells and lets is two listings,
 * while another agency's pictures under another business are worth a look.
 */
function mayBeOne(asked: Asked, candidate: Candidate): boolean {
  if ((asked.type === 'project') !== (candidate.type === 'project')) return false
  if (
    asked.project !== null &&
    asked.project === candidate.project &&
    isOtherUnit(asked.unit_name, candidate.unit_name)
  ) {
    return false
  }
  return asked.business_type === candidate.business_type || asked.agency_id !== candidate.agency_id
}

/** Of another business nothing but pictures speaks. */
function compare(asked: Asked, candidate: Candidate, pictures: Likeness['pictures']): Likeness {
  if (asked.business_type !== candidate.business_type) {
    return { pictures, metres: null, m2: [0, 0], prices: [1, 2], title: 0 }
  }
  const { metres, m2, price_usd, similarity } = candidate
  return { pictures, metres, m2: [asked.m2, m2], prices: [asked.price_usd, price_usd], title: similarity }
}

const nameHash = ({ high, low }: Hash) => `${high}/${low}`

function dropSame(hashes: readonly Hash[]): Hash[] {
  return [...new Map(hashes.map((hash) => [nameHash(hash), hash])).values()].map(({ high, low }) => ({ high, low }))
}
