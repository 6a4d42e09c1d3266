import type { Language } from '#contract/fields.ts'

import { planFiles, type PlanFormat } from '../../paths.ts'

/** Where the payments of a unit are kept as a file. */
export function planFilePath(format: PlanFormat, language: Language, of: { slug: string; unit: string }): string {
  const path = planFiles[format][language].replace(':slug', encodeURIComponent(of.slug))
  return `${path}?${new URLSearchParams({ unit: of.unit })}`
}
