import type { PageAddress } from '#contract/mail/mail.ts'
import type { Language } from '#contract/fields.ts'

import { toPath } from '../paths.ts'
import { toWorkspacePath } from '../workspace-paths.ts'

/** Absolute addresses of the pages that emails lead to; the host is the site's own, whatever a request said. */
export function createMailPages(siteUrl: string): PageAddress {
  return (page, language, { id = '', holes = {}, query } = {}) => {
    // Which holes a page has is known to whoever names it.
    const path =
      page === 'editor' || page === 'listings' || page === 'connections'
        ? toWorkspacePath(page, language, id)
        : (toPath as (page: string, language: Language, holes: object) => string)(page, language, {
            id,
            ...holes,
          })
    return `${siteUrl}${path}${query ? `?${new URLSearchParams(query)}` : ''}`
  }
}
