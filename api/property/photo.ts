import { pictureWidths } from '#contract/picture/picture.ts'

/** The widths in which the picture store keeps every picture. */
export const photoWidths = [...pictureWidths]

/** SQL for the contract's `photo`: `picture` is the alias of a row of the picture table, `alt` an expression. */
export function selectPhoto(picture: string, alt: string): string {
  return `json_strip_nulls(json_build_object(
    'src', '/pictures/' || ${picture}.key, 'widths', '[${photoWidths.join()}]'::json,
    'width', ${picture}.width, 'height', ${picture}.height, 'alt', coalesce(${alt}, ''), 'tone', ${picture}.tone,
    'only_webp', case when not ${picture}.has_avif then true end))`
}
