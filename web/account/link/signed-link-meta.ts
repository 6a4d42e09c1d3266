import type { MetaDescriptor } from 'react-router'

/**
 * The head of a page that a signed link leads to: it names no address, for the link is its reader's own, and nothing
 * that is fetched from there is told where it was asked.
 */
export function createSignedLinkMeta(title: string): MetaDescriptor[] {
  return [{ title }, { name: 'robots', content: 'noindex' }, { name: 'referrer', content: 'no-referrer' }]
}
