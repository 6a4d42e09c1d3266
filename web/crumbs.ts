/** One step of the way to a page. */
export type Crumb = { name: string; path: string }

/** The way to a page in schema.org's words; the page itself is its last step. */
export function createBreadcrumbData(crumbs: Crumb[], page: Crumb, siteUrl: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [...crumbs, page].map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: siteUrl + path,
    })),
  }
}
