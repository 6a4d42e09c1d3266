import { Readable } from 'node:stream'

import { languages, type Language } from '#contract/fields.ts'
import { localeTag } from '#locales/texts.ts'

import { toAgencyPath, toAgentPath, getPropertyTwins, getTwinPaths, type Screen } from '../paths.ts'

/** What a sitemap tells of a published listing. */
export type ListingAddress = {
  realstate_types: Record<Language, string>
  slugs: Record<Language, string>
  is_collection: boolean
  cover_picture: string | null
  changed_at: Date
}

/** What a sitemap tells of an agent. */
export type AgentAddress = { id: number; name: string; is_collection: boolean }
/** What a sitemap tells of an agency. */
export type AgencyAddress = { id: number; name: string }
/** What a sitemap tells of a project. */
export type ProjectAddress = { slug: string }

/** Rows in parts that each fit one sitemap of 50,000 addresses: 10,000 rows, for each has two addresses or four. */
export type Addresses<Row> = {
  parts: () => Promise<{ part: number; changed_at?: Date }[]>
  of: (part: number) => AsyncIterable<Row[]>
}

/** Everything that has a page of its own. */
export type Catalogue = {
  properties: Addresses<ListingAddress>
  agents: Addresses<AgentAddress>
  agencies: Addresses<AgencyAddress>
  projects: Addresses<ProjectAddress>
}
export type Kind = keyof Catalogue
const kinds: readonly Kind[] = ['properties', 'agents', 'agencies', 'projects']

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

/** Which part of what a sitemap's path names; null for any other path. */
export function readSitemapPart(path: string): { kind: Kind; part: number } | null {
  const [, kind, part] = /^\/sitemaps\/(\w+)-(\d{1,6})\.xml$/.exec(path) ?? []
  return kind && isKind(kind) ? { kind, part: Number(part) } : null
}

function isKind(text: string): text is Kind {
  return (kinds as readonly string[]).includes(text)
}

export async function writeSitemapIndex(catalogue: Catalogue, siteUrl: string): Promise<string> {
  const entries = await Promise.all(
    kinds.map(async (kind) => {
      const parts = await catalogue[kind].parts()
      return parts.map(({ part, changed_at }) => {
        const lastmod = changed_at ? `<lastmod>${changed_at.toISOString()}</lastmod>` : ''
        return `<sitemap><loc>${siteUrl}/sitemaps/${kind}-${part}.xml</loc>${lastmod}</sitemap>\n`
      })
    }),
  )
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap><loc>${siteUrl}/sitemaps/pages.xml</loc></sitemap>
${entries.flat().join('')}</sitemapindex>
`
}

export function writePagesSitemap(siteUrl: string): string {
  const urls = listed.map((screen) => bothAddresses(getTwinPaths(screen), siteUrl, ''))
  return `${head}<urlset ${spaces}>\n${urls.join('')}</urlset>\n`
}

/** The sitemap of one part, written as the rows come. The first are awaited: who cannot read them can still say so. */
export async function writePartSitemap(
  catalogue: Catalogue,
  { kind, part }: { kind: Kind; part: number },
  siteUrl: string,
): Promise<Readable> {
  async function* entries() {
    if (kind === 'properties') {
      for await (const rows of catalogue.properties.of(part)) yield rows.map((row) => listingEntry(row, siteUrl))
    } else if (kind === 'agents') {
      for await (const rows of catalogue.agents.of(part)) yield rows.map((row) => agentEntries(row, siteUrl))
    } else if (kind === 'agencies') {
      for await (const rows of catalogue.agencies.of(part)) yield rows.map((row) => agencyEntry(row, siteUrl))
    } else {
      for await (const rows of catalogue.projects.of(part)) yield rows.map((row) => projectEntry(row, siteUrl))
    }
  }
  const all = entries()
  const first = await all.next()
  async function* write() {
    yield `${head}<urlset ${spaces}>\n`
    if (!first.done) yield first.value.join('')
    for await (const some of all) yield some.join('')
    yield '</urlset>\n'
  }
  return Readable.from(write())
}

function listingEntry(row: ListingAddress, siteUrl: string): string {
  const picture = row.cover_picture
    ? `<image:image><image:loc>${siteUrl}/pictures/${escaped(row.cover_picture)}-1440.webp</image:loc></image:image>`
    : ''
  const details = `<lastmod>${row.changed_at.toISOString()}</lastmod>${picture}`
  return bothAddresses(getPropertyTwins(row), siteUrl, details)
}

/** The profile, and the agent's part of the Collection. */
function agentEntries(agent: AgentAddress, siteUrl: string): string {
  const places = agent.is_collection ? [false, true] : [false]
  return places
    .map((isInCollection) => {
      const paths = { es: toAgentPath(agent, 'es', isInCollection), en: toAgentPath(agent, 'en', isInCollection) }
      return bothAddresses(paths, siteUrl, '')
    })
    .join('')
}

function projectEntry(project: ProjectAddress, siteUrl: string): string {
  return bothAddresses(getTwinPaths('project', project), siteUrl, '')
}

function agencyEntry(agency: AgencyAddress, siteUrl: string): string {
  return bothAddresses({ es: toAgencyPath(agency, 'es'), en: toAgencyPath(agency, 'en') }, siteUrl, '')
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
