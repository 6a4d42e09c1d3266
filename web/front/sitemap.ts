import { Readable } from 'node:stream'

import { languages, type Language } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

import { isBuilt } from '../pages.ts'
import { propertyTwins, twinPaths, type Screen } from '../paths.ts'

/** What a sitemap tells of a published listing. */
export type ListingAddress = {
  realstate_types: Record<Language, string>
  slugs: Record<Language, string>
  cover_picture: string | null
  changed_at: Date
}

/** The published listings in parts that each fit one sitemap: at most 25,000, for every listing has two addresses. */
export type ListingAddresses = {
  parts: () => Promise<{ part: number; changed_at: Date }[]>
  of: (part: number) => AsyncIterable<ListingAddress[]>
}

const listed = [
  'home',
  'collection',
  'collection_properties',
  'collection_agents',
  'properties',
  'buy',
  'rent',
  'punta_cana',
  'projects',
  'loan_form',
  'mortgages',
  'loan_calculator',
  'franchises',
  'agents',
  'agencies',
  'questions',
  'join',
  'contact',
  'terms',
  'privacy',
] as const satisfies Screen[]

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const spaces =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" ' +
  'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'

/** The part of a listing sitemap's path; null for any other path. */
export function sitemapPart(path: string): number | null {
  const found = /^\/sitemaps\/properties-(\d{1,6})\.xml$/.exec(path)
  return found ? Number(found[1]) : null
}

export function sitemapIndex(parts: { part: number; changed_at: Date }[], siteUrl: string): string {
  const entries = parts.map(
    ({ part, changed_at }) =>
      `<sitemap><loc>${siteUrl}/sitemaps/properties-${part}.xml</loc><lastmod>${changed_at.toISOString()}</lastmod></sitemap>\n`,
  )
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${siteUrl}/sitemaps/pages.xml</loc></sitemap>
${entries.join('')}</sitemapindex>
`
}

export function pagesSitemap(siteUrl: string): string {
  const urls = listed.filter(isBuilt).map((screen) => bothAddresses(twinPaths(screen), siteUrl, ''))
  return `${head}<urlset ${spaces}>\n${urls.join('')}</urlset>\n`
}

/** A sitemap of listings, written as the rows come. */
export function listingsSitemap(rows: AsyncIterable<ListingAddress[]>, siteUrl: string): Readable {
  async function* write() {
    yield `${head}<urlset ${spaces}>\n`
    for await (const some of rows) yield some.map((row) => listingEntry(row, siteUrl)).join('')
    yield '</urlset>\n'
  }
  return Readable.from(write())
}

function listingEntry(row: ListingAddress, siteUrl: string): string {
  const picture = row.cover_picture
    ? `<image:image><image:loc>${siteUrl}/pictures/${escaped(row.cover_picture)}-1440.webp</image:loc></image:image>`
    : ''
  const details = `<lastmod>${row.changed_at.toISOString()}</lastmod>${picture}`
  return bothAddresses(propertyTwins(row), siteUrl, details)
}

/** One entry for each language, each naming both and the default. */
function bothAddresses(paths: Record<Language, string>, siteUrl: string, details: string): string {
  const twins = [
    ...languages.map((language) => [localeTag[language], paths[language]] as const),
    ['x-default', paths.es] as const,
  ]
    .map(([tag, path]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escaped(siteUrl + path)}"/>`)
    .join('')
  // The order is the schema's: alternates may stand anywhere, `lastmod` may not.
  return languages
    .map((language) => `<url><loc>${escaped(siteUrl + paths[language])}</loc>${details}${twins}</url>\n`)
    .join('')
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
