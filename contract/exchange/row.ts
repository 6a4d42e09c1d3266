import type { DraftDocument } from '../draft/document.ts'
import type { FieldProblem } from '../errors.ts'
import type { LikenessProblem, mandateProblem, PictureProblem } from '../import/run.ts'
import type { PhotoTag } from '../picture/picture.ts'
import type { ListingStatus } from '../property/property-type.ts'

/** A row as a file has it, by the file's own names; lists (pictures, features) may be texts that are still to be split. */
export type RawRow = {
  /** Where it stands in the file, from 1, heads counted: a line of a table, an element of a feed. */
  number: number
  cells: Readonly<Record<string, string | readonly string[]>>
}

/** A picture by its address: of the site itself, where it is there already, or of somebody else, to be fetched. */
export type ExchangePicture = { url: string; kind: 'photo' | 'plan'; tag?: PhotoTag; alt_es?: string; alt_en?: string }
export type ExchangeVideo = { url: string; title_es?: string; title_en?: string }

/** States that a file can say of a listing; what has an offer is published too. What has another one is not in files. */
export const exchangeStatuses = [
  'published',
  'under_offer',
  'reserved',
  'inactive',
  'sold',
  'rented',
  'withdrawn',
] as const satisfies readonly (ListingStatus | 'under_offer')[]
export type ExchangeStatus = (typeof exchangeStatuses)[number]

/** A state as files say it: what is over for a reason that they do not know is withdrawn. */
export function toExchangeStatus(status: ListingStatus, isUnderOffer: boolean): ExchangeStatus {
  if (status === 'published' && isUnderOffer) return 'under_offer'
  return exchangeStatuses.find((one) => one === status) ?? 'withdrawn'
}

/** A listing between a file and the house: what every format is read to and written from. */
export type ExchangeRow = {
  /** The reference by which its source knows it, 1 to 120 letters; in files of ours a listing's code. */
  external_id: string
  /** Without pictures and videos; each field in order by the draft's contract, or left out. */
  document: Omit<DraftDocument, 'photos' | 'plans' | 'videos' | 'view_360'>
  /** In their order; the first photo is the cover. Null where the file does not speak of them. */
  pictures: ExchangePicture[] | null
  /** Which kind of them the file has no place for, where it has one for the other. */
  pictures_untold?: ExchangePicture['kind']
  videos: ExchangeVideo[] | null
  view_360: string | null
  /** Who offers it, as the file says: an email address, or a name. */
  agent: string | null
  /** Null where the file does not say: on offer. */
  status: ExchangeStatus | null
  /** When its source says that it changed, ISO 8601. */
  modified_at: string | null
}

/** What is wrong with a cell; `column` is the file's own name of it, `value` the beginning of what stands there. */
export type RowProblem = {
  column: string
  code: FieldProblem | LikenessProblem | PictureProblem | typeof mandateProblem
  value: string
  /** Of the draft, or of the row, that it was to become. */
  field: string
  /** Whether the row is refused for it; else the field alone is left out, and the row goes on. */
  isRefused: boolean
}

/** What became of a raw row: `row` is null where it cannot be used at all. */
export type ReadRow = { number: number; external_id: string | null; row: ExchangeRow | null; problems: RowProblem[] }
