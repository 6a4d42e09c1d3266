import type { Language } from '#contract/language.ts'

import { loadPart, words, type Part } from '../words.client.ts'

/** The words of the workspace, which no public page fetches. Each language has the same parts. */
const parts: Record<Language, Record<string, Part>> = {
  es: {
    workspace: () => import('#locales/es/workspace/workspace.ts'),
    listings: () => import('#locales/es/workspace/listings.ts'),
    bulk: () => import('#locales/es/workspace/bulk.ts'),
    desk: () => import('#locales/es/lead/desk.ts'),
    picture: () => import('#locales/es/picture/picture.ts'),
    import: () => import('#locales/es/import/import.ts'),
    team: () => import('#locales/es/team/team.ts'),
    connection: () => import('#locales/es/connection/connection.ts'),
    audit: () => import('#locales/es/audit/audit.ts'),
    'audit-details': () => import('#locales/es/audit/details.ts'),
    draft: () => import('#locales/es/draft/draft.ts'),
    'draft-history': () => import('#locales/es/draft/history.ts'),
    'draft-preview': () => import('#locales/es/draft/preview.ts'),
    'look-alike': () => import('#locales/es/look-alike/look-alike.ts'),
  },
  en: {
    workspace: () => import('#locales/en/workspace/workspace.ts'),
    listings: () => import('#locales/en/workspace/listings.ts'),
    bulk: () => import('#locales/en/workspace/bulk.ts'),
    desk: () => import('#locales/en/lead/desk.ts'),
    picture: () => import('#locales/en/picture/picture.ts'),
    import: () => import('#locales/en/import/import.ts'),
    team: () => import('#locales/en/team/team.ts'),
    connection: () => import('#locales/en/connection/connection.ts'),
    audit: () => import('#locales/en/audit/audit.ts'),
    'audit-details': () => import('#locales/en/audit/details.ts'),
    draft: () => import('#locales/en/draft/draft.ts'),
    'draft-history': () => import('#locales/en/draft/history.ts'),
    'draft-preview': () => import('#locales/en/draft/preview.ts'),
    'look-alike': () => import('#locales/en/look-alike/look-alike.ts'),
  },
}

/** Brings these parts of the words, of the workspace or of the public pages. */
export async function loadWorkspaceWords(language: Language, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map(async (name) => {
      const part = parts[language][name]
      if (part) Object.assign(words, (await part()).default)
      else await loadPart(language, name)
    }),
  )
}
