import { getDayHere, getYearHere } from '../day.ts'
import type { FieldProblem } from '../errors.ts'
import { doesApply, isMust } from './applies.ts'
import { draftFieldNames, type DraftDocument, type DraftField } from './document.ts'

/** What is in the way of a publication: a field, and what is wrong with it. */
export type Missing = { field: DraftField; code: FieldProblem }

/** Letters that a publication's Spanish title and description have. */
export const titleLetters = { min: 20, max: 80 } as const
export const descriptionLetters = { min: 150 } as const

/** A video of the store of uploads or of the demo, or a page of YouTube or Vimeo; and its picture, always one of ours. */
const videoAddress =
  /^(?:\/(?:videos|uploads|pictures)\/[\w-]+(?:[/.][\w-]+)*|v\/[\w-]+(?:\.[\w-]+)*|https:\/\/(?:www\.|m\.)?(?:youtube\.com|youtube-nocookie\.com|youtu\.be|vimeo\.com|player\.vimeo\.com)\/[^\s"<>]*)$/

const posterAddress = /^(?:\/(?:videos|pictures)\/[\w-]+(?:[/.][\w-]+)*)?$/

type Check = (document: DraftDocument, now: Date) => FieldProblem | undefined

/** What a field must be beside there, when the whole is published. */
const checks: { readonly [Field in DraftField]?: Check } = {
  title_es: ({ title_es }) => fits(title_es, titleLetters),
  description_es: ({ description_es }) => fits(description_es, descriptionLetters),
  separation_amount: ({ separation_amount, price }) =>
    separation_amount && price && separation_amount > price ? 'field.too_large' : undefined,
  delivery_date: ({ delivery_date, is_under_construction }, now) =>
    is_under_construction && delivery_date && delivery_date < getDayHere(now) ? 'field.moment_past' : undefined,
  tax_incentive_until: ({ tax_incentive_until, tax_incentive_resolution }) =>
    tax_incentive_resolution && !tax_incentive_until ? 'field.required' : undefined,
  tax_incentive_resolution: ({ tax_incentive_until, tax_incentive_resolution }) =>
    tax_incentive_until && !tax_incentive_resolution ? 'field.required' : undefined,
  year_built: ({ year_built }, now) =>
    year_built && year_built > getYearHere(now) + 6 ? 'field.too_large' : undefined,
  absent_features: ({ features, absent_features }) =>
    absent_features?.some((feature) => features?.includes(feature)) ? 'field.invalid' : undefined,
  videos: ({ videos }) =>
    videos?.some(({ src, poster = '' }) => !videoAddress.test(src) || !posterAddress.test(poster))
      ? 'field.url'
      : undefined,
  mandate_until: ({ mandate_until }, now) =>
    mandate_until && mandate_until < getDayHere(now) ? 'field.moment_past' : undefined,
  is_exclusive: (document) => (document.is_exclusive && !hasExclusiveMandate(document) ? 'field.invalid' : undefined),
}

/**
 * What a draft still lacks to be published, in the editor's order; what does not apply to its kind of property is no
 * matter. Whether places belong together and pictures are ready only the server knows: it adds that.
 */
export function listMissing(document: DraftDocument, now = new Date()): Missing[] {
  return draftFieldNames.flatMap((field): Missing[] => {
    if (!doesApply(field, document)) return []
    if (isMust(field, document) && isNothing(document[field])) return [{ field, code: 'field.required' }]
    const code = checks[field]?.(document, now)
    return code ? [{ field, code }] : []
  })
}

/** Whether the owner's signed mandate, with its end, lets an agency call a home exclusively its own. */
export function hasExclusiveMandate({ mandate_kind, mandate_document, mandate_until }: DraftDocument): boolean {
  return mandate_kind === 'exclusive' && !!mandate_document && !!mandate_until
}

/** Whether a value says nothing. Zero and no say something. */
export function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

function fits(text: string | null | undefined, { min, max }: { min: number; max?: number }): FieldProblem | undefined {
  const letters = Array.from(text?.trim() ?? '').length
  if (letters === 0) return undefined
  if (letters < min) return 'field.too_short'
  return max !== undefined && letters > max ? 'field.too_long' : undefined
}
