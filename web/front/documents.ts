import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import type { Brand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'
import footEn from '#locales/en/shell/foot.ts'
import en from '#locales/en/shell/shell.ts'
import footEs from '#locales/es/shell/foot.ts'
import es from '#locales/es/shell/shell.ts'
import { localeTag } from '#locales/texts.ts'

import { toPath } from '../paths.ts'
import { chooseEncoding, hasAlready } from './accept.ts'
import { writeAssistantNotes } from './llms.ts'
import type { Outside } from './security-headers.ts'
import { writePagesSitemap, writePartSitemap, writeSitemapIndex, readSitemapPart, type Catalogue } from './sitemap.ts'

/** A small text that the server writes itself. */
type TextFile = { type: string; text: string; maxAge: number }

export type Documents = {
  has: (path: string) => boolean
  send: (path: string, incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>
}

type Tools = { brand: Brand; outside: Outside; catalogue: Catalogue; now?: () => number }

const day = 86_400
const xml = 'application/xml; charset=utf-8'
const securityPath = '/.well-known/security.txt'

/** What crawlers, browsers and researchers look for at fixed addresses. */
export function createDocuments(tools: Tools): Documents {
  const { brand, catalogue, now = Date.now } = tools
  const { siteUrl } = tools.outside
  const fixed = fixedDocuments(brand, siteUrl)
  return {
    has: (path) =>
      path === securityPath ||
      fixed.has(path) ||
      (path.startsWith('/sitemap') && (path === '/sitemap.xml' || readSitemapPart(path) !== null)),
    async send(path, incoming, outgoing) {
      if (path === securityPath) return sendText(writeSecurityContact(brand, siteUrl, now()), incoming, outgoing)
      const part = readSitemapPart(path)
      if (part) return sendRows(await writePartSitemap(catalogue, part, siteUrl), incoming, outgoing)
      const text = fixed.get(path) ?? {
        type: xml,
        text: await writeSitemapIndex(catalogue, siteUrl),
        maxAge: 3600,
      }
      sendText(text, incoming, outgoing)
    },
  }
}

function sendText({ type, text, maxAge }: TextFile, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const headers = { 'Cache-Control': `public, max-age=${maxAge}`, ETag: etag }
  if (hasAlready(incoming, etag)) return void outgoing.writeHead(304, headers).end()
  outgoing.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': Buffer.byteLength(text) }).end(text)
}

/** Megabytes, so they are written as they are read. */
async function sendRows(rows: Readable, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const isGzip = chooseEncoding(incoming) !== 'identity'
  outgoing.writeHead(200, {
    'Content-Type': xml,
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Encoding',
    ...(isGzip && { 'Content-Encoding': 'gzip' }),
  })
  if (incoming.method === 'HEAD') {
    rows.destroy()
    return void outgoing.end()
  }
  await (isGzip ? pipeline(rows, createGzip({ level: 5 }), outgoing) : pipeline(rows, outgoing))
}

function fixedDocuments(brand: Brand, siteUrl: string): Map<string, TextFile> {
  return new Map([
    ['/sitemaps/pages.xml', { type: xml, text: writePagesSitemap(siteUrl), maxAge: 3600 }],
    ['/robots.txt', { type: 'text/plain; charset=utf-8', text: robots(siteUrl), maxAge: 3600 }],
    ['/llms.txt', { type: 'text/plain; charset=utf-8', text: writeAssistantNotes(brand, siteUrl), maxAge: 3600 }],
    ['/manifest.webmanifest', manifest(brand, 'es')],
    ['/en/manifest.webmanifest', manifest(brand, 'en')],
    ['/brand.css', colours(brand)],
  ])
}

/** Everything may be read but calls and the endless addresses of drawn areas and moved maps; two pages once stood under `/v2/`. */
function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /v2/
Allow: /v2/propiedades
Allow: /v2/proyectos
Disallow: /*?*bbox=
Disallow: /*?*polygon=

Sitemap: ${siteUrl}/sitemap.xml
`
}

const words = { es: { ...es, ...footEs }, en: { ...en, ...footEn } }
const inBoth = (key: 'shell.buy' | 'shell.rent' | 'shell.favourites' | 'shell.compare') => ({
  es: words.es[key],
  en: words.en[key],
})
const shortcuts = [
  { screen: 'buy', name: inBoth('shell.buy') },
  { screen: 'rent', name: inBoth('shell.rent') },
  { screen: 'favourites', name: inBoth('shell.favourites') },
  { screen: 'compare', name: inBoth('shell.compare') },
] as const

function manifest(brand: Brand, language: Language): TextFile {
  const content = {
    id: toPath('home', language),
    name: `${brand.name}: ${brand.tagline[language]}`,
    short_name: brand.name,
    description: brand.tagline[language],
    lang: localeTag[language],
    dir: 'ltr',
    start_url: toPath('home', language),
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: brand.colours.primary ?? '#1f3564',
    categories: ['business', 'lifestyle'],
    // What a long press on the installed icon offers.
    shortcuts: shortcuts.map(({ screen, name }) => ({
      name: name[language],
      url: toPath(screen, language),
      icons: [{ src: '/icon-192.png', type: 'image/png', sizes: '192x192' }],
    })),
    prefer_related_applications: false,
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  return { type: 'application/manifest+json; charset=utf-8', text: JSON.stringify(content), maxAge: day }
}

/**
 * RFC 9116, written for each day anew: it runs out eleven months after it is read, however long this process has run, and
 * as the standard asks within a year.
 */
export function writeSecurityContact(brand: Brand, siteUrl: string, now: number): TextFile {
  const today = now - (now % (day * 1000))
  const text = `Contact: mailto:${brand.contact.email}
Expires: ${new Date(today + 335 * day * 1000).toISOString()}
Preferred-Languages: es, en
Canonical: ${siteUrl}${securityPath}
`
  return { type: 'text/plain; charset=utf-8', text, maxAge: day }
}

/** The brand's colours under the names of `ui/base.css`. */
function colours(brand: Brand): TextFile {
  const rules = Object.entries(brand.colours).map(([name, colour]) => `  --${name}: ${colour};\n`)
  return { type: 'text/css; charset=utf-8', text: `:root {\n${rules.join('')}}\n`, maxAge: 3600 }
}
