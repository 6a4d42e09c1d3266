import type { Language } from '#contract/language.ts'

import { toWorkspacePath } from '../workspace-paths.ts'

/** Where a source is made; for staff with the agency that it is of. */
export function newSourcePath(language: Language, agency?: number) {
  return { pathname: toWorkspacePath('import', language), search: agency ? `?new&agency=${agency}` : '?new' }
}
