/** What a page is kept under by caches before the site, and what is said to them when something of it has changed. */
export const cacheTags = {
  /** Every page. */
  site: 'site',
  /** What counts, lists or maps listings and projects. */
  search: 'search',
  /** What lists agents and agencies. */
  people: 'people',
  rate: 'rate',
  news: 'news',
} as const

/** Tags of one page; one that would have more is kept under `search` alone. */
export const maxCacheTags = 100

export const toListingTag = (code: string): string => `l-${code}`
export const toAgentTag = (id: number): string => `a-${id}`
export const toAgencyTag = (id: number): string => `g-${id}`
export const toProjectTag = (slug: string): string => `p-${slug}`
