import type { PageAddress } from '#contract/account/letter.ts'

import { pathTo } from '../paths.ts'

/** Absolute addresses of the pages that letters lead to; the host is the site's own, whatever a request said. */
export function letterPages(siteUrl: string): PageAddress {
  return (page, language, { id = '', query } = {}) => {
    const path =
      page === 'confirm_email' || page === 'restore_password' ? pathTo(page, language, { id }) : pathTo(page, language)
    return `${siteUrl}${path}${query ? `?${new URLSearchParams(query)}` : ''}`
  }
}
