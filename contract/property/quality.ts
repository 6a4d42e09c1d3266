import { doesApply } from '../draft/applies.ts'
import { isNothing } from '../draft/complete.ts'
import type { DraftDocument, DraftField } from '../draft/document.ts'
import { isTranslated } from './english.ts'
import { featureGroups } from './feature.ts'

/** Counted up when the same listing may get other points: stored points are of some version. */
export const qualityVersion = 1

/** What each rule is worth; together they are 100. */
export const qualityPoints = {
  pictures: 20,
  picture_sizes: 10,
  alts: 6,
  plan: 6,
  video: 4,
  english: 14,
  description: 8,
  point: 8,
  facts: 8,
  costs: 6,
  power_water: 6,
  mandate: 4,
} as const
export type QualityRule = keyof typeof qualityPoints

/** What the rules look at: the document, its pictures' sizes by key, and metres from the shown point to its sector's middle. */
export type QualityFacts = {
  document: DraftDocument
  sizes: ReadonlyMap<string, { width: number; height: number }>
  sectorMetres: number | null
}
/** A rule that is not full: the points it would bring, and what it is about (numbers of pictures, a count, names). */
export type QualityGain = { rule: QualityRule; points: number; details: string | null }
export type Quality = { points: number; gains: QualityGain[] }

/** The share of its points that a rule gives, and what is missing. */
type Judged = { share: number; details?: string }

const longSide = 1440
const coverRatio = 1.3
const sectorMetresMax = 3000
const descriptionRange = { min: 400, max: 2500 }
const powerWaterSaid = 3

const judge: Record<QualityRule, (facts: QualityFacts) => Judged> = {
  pictures: ({ document }) => {
    const wanted = isHome(document) ? 12 : 6
    const there = document.photos?.length ?? 0
    return { share: Math.min(1, there / wanted), details: String(Math.max(0, wanted - there)) }
  },
  picture_sizes: judgePictureSizes,
  alts: ({ document: { photos } }) => judgeAlts(photos ?? []),
  plan: ({ document: { plans } }) => ({ share: plans?.length ? 1 : 0 }),
  video: ({ document: { videos, view_360 } }) => ({ share: videos?.length || view_360 ? 1 : 0 }),
  english: ({ document: { title_es, title_en, description_es, description_en } }) => {
    const [title, description] = [isTranslated(title_en, title_es), isTranslated(description_en, description_es, true)]
    const missing = [...(title ? [] : ['title_en']), ...(description ? [] : ['description_en'])]
    return { share: (title ? 4 / 14 : 0) + (description ? 10 / 14 : 0), details: missing.join() }
  },
  description: ({ document }) => {
    const faults = listDescriptionFaults(document.description_es ?? '')
    return { share: faults.length === 0 ? 1 : 0, details: faults.join() }
  },
  point: ({ document, sectorMetres }) => {
    const isIn = sectorMetres !== null && sectorMetres <= sectorMetresMax
    return { share: document.exact_point && isIn ? 1 : 0, details: document.exact_point ? 'outside' : 'missing' }
  },
  facts: ({ document }) => judgeSaid(document, ['year_built', 'stories', 'lot_m2', 'parkings']),
  costs: ({ document }) => judgeSaid(document, ['maintenance_fee', 'is_furnished']),
  power_water: ({ document: { type, features, absent_features } }) => {
    if (type === 'land') return { share: 1 }
    const said = [...(features ?? []), ...(absent_features ?? [])]
    const count = featureGroups.energy_and_water.filter((name) => said.includes(name)).length
    return { share: count >= powerWaterSaid ? 1 : 0, details: String(Math.max(0, powerWaterSaid - count)) }
  },
  mandate: ({ document: { mandate_kind, mandate_document } }) => ({ share: mandate_kind && mandate_document ? 1 : 0 }),
}

/** How good a listing is, of 100, and what would make it better, greatest first. */
export function measureQuality(facts: QualityFacts): Quality {
  const judged = (Object.keys(qualityPoints) as QualityRule[]).map((rule) => {
    const { share, details } = judge[rule](facts)
    const points = Math.round(qualityPoints[rule] * share)
    return { rule, earned: points, points: qualityPoints[rule] - points, details: details || null }
  })
  const gains = judged
    .filter(({ points }) => points > 0)
    .map(({ rule, points, details }) => ({ rule, points, details }))
    .toSorted((one, other) => other.points - one.points)
  return { points: judged.reduce((sum, { earned }) => sum + earned, 0), gains }
}

/** What is wrong with a Spanish description: its length, or what belongs elsewhere. */
export function listDescriptionFaults(text: string): string[] {
  const letters = Array.from(text.trim()).length
  const found = {
    short: letters < descriptionRange.min,
    long: letters > descriptionRange.max,
    phone: /(?:\+?1[\s.-]?)?\(?8[024]9\)?[\s.-]?\d{3}[\s.-]?\d{4}/.test(text),
    address: /[\w.+-]+@[\w-]+\.\w+/.test(text),
    link: /https?:\/\/|www\.|\b[\w-]+\.(?:com|net|org|do)\b/i.test(text),
    capitals: /\b\p{Lu}{4,}(?:[\s,]+\p{Lu}{2,}){3,}/u.test(text),
    repeated: hasRepeatedSentence(text),
  }
  return Object.entries(found).flatMap(([name, isFound]) => (isFound ? [name] : []))
}

function hasRepeatedSentence(text: string): boolean {
  const sentences = text
    .split(/[.!?\n]+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.length >= 15)
  return new Set(sentences).size < sentences.length
}

function judgePictureSizes({ document: { photos }, sizes }: QualityFacts): Judged {
  if (!photos?.length) return { share: 0 }
  const small = photos.flatMap(({ key }, at) => {
    const size = sizes.get(key)
    return size && Math.max(size.width, size.height) >= longSide ? [] : [at + 1]
  })
  const cover = sizes.get(photos[0]!.key)
  const isWide = !!cover && cover.width / cover.height >= coverRatio
  const wrong = [...new Set([...(isWide ? [] : [1]), ...small])]
  return { share: wrong.length === 0 ? 1 : 0, details: wrong.join() }
}

function judgeAlts(photos: readonly { alt_es?: string | undefined; alt_en?: string | undefined }[]): Judged {
  if (photos.length === 0) return { share: 0 }
  const seen = new Set<string>()
  const silent = photos.filter(({ alt_es, alt_en }) => {
    const isRepeated = !!alt_es && seen.has(alt_es)
    if (alt_es) seen.add(alt_es)
    return !alt_es || !alt_en || isRepeated
  })
  return { share: 1 - silent.length / photos.length, details: String(silent.length) }
}

/** How many of the fields that apply are said; level or stories is one of them. */
function judgeSaid(document: DraftDocument, fields: readonly DraftField[]): Judged {
  const asked = fields.filter((field) => doesApply(field, document))
  const isSaid = (field: DraftField) =>
    !isNothing(document[field]) || (field === 'stories' && !isNothing(document.level))
  const unsaid = asked.filter((field) => !isSaid(field))
  return { share: asked.length === 0 ? 1 : 1 - unsaid.length / asked.length, details: unsaid.join() }
}

function isHome({ type }: DraftDocument): boolean {
  return !type || ['apartment', 'penthouse', 'house', 'house_or_plot', 'tourist', 'hotel'].includes(type)
}
