import { gunzipSync } from 'node:zlib'

import { afterEach, describe, expect, test } from 'vitest'

import { demoBrand } from '#contract/brand.ts'

import type { Catalogue } from './sitemap.ts'
import { catalogue, listing, startFront } from './test-front.ts'

let front: Awaited<ReturnType<typeof startFront>>
afterEach(() => front.stop())

const textOf = async (path: string) => (await front.ask(path)).text()

/** Every element is closed by its own name, and text has no bare sign of markup. */
function isWellFormed(xml: string): boolean {
  const open: string[] = []
  const rest = xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .replace(/<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g, (_, close, name, __, empty) => {
      if (close) return open.pop() === name ? '' : '<'
      if (!empty) open.push(name)
      return ''
    })
  return open.length === 0 && !/[<>]|&(?!#\d+;)/.test(rest)
}

const pathsOf = async (path: string) =>
  [...(await textOf(path)).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
const withProperties = (properties: Catalogue['properties']) => ({ ...catalogue, properties })

describe('the sitemap', () => {
  test('is an index of the screens and of every part of the catalogue that has listings', async () => {
    front = await startFront()
    const index = await textOf('/sitemap.xml')
    expect(isWellFormed(index)).toBe(true)
    expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'http://localhost:3000/sitemaps/pages.xml',
      'http://localhost:3000/sitemaps/properties-0.xml',
      'http://localhost:3000/sitemaps/agents-0.xml',
      'http://localhost:3000/sitemaps/agencies-0.xml',
      'http://localhost:3000/sitemaps/projects-0.xml',
    ])
    expect(index).toContain('<lastmod>2026-05-01T12:00:00.000Z</lastmod>')
  })

  test('names each screen in both languages, and each as the twin of the other', async () => {
    front = await startFront()
    const pages = await textOf('/sitemaps/pages.xml')
    expect(isWellFormed(pages)).toBe(true)
    const twins =
      '<xhtml:link rel="alternate" hreflang="es-DO" href="http://localhost:3000/propiedades/comprar"/>' +
      '<xhtml:link rel="alternate" hreflang="en" href="http://localhost:3000/en/properties/buy"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="http://localhost:3000/propiedades/comprar"/>'
    for (const path of ['/propiedades/comprar', '/en/properties/buy']) {
      expect(pages).toContain(`<url><loc>http://localhost:3000${path}</loc>${twins}</url>`)
    }
    expect(pages).toContain('<loc>http://localhost:3000/</loc>')
    expect(pages).not.toContain('/acceder')
  })

  test('names each listing in both languages with its picture and the day it changed', async () => {
    front = await startFront()
    const answer = await front.ask('/sitemaps/properties-0.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const listings = await answer.text()
    expect(isWellFormed(listings)).toBe(true)
    expect([...listings.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
      'http://localhost:3000/propiedad/casa/casa-en-piantini-naco-10-20345',
      'http://localhost:3000/en/property/house/house-in-piantini-naco-10-20345',
    ])
    expect(listings).toContain('<image:loc>http://localhost:3000/pictures/villa-4-a-1440.webp</image:loc>')
  })

  test('names a listing of the Collection there and nowhere else', async () => {
    front = await startFront({
      catalogue: withProperties({
        parts: async () => [],
        of: async function* () {
          yield [{ ...listing, is_collection: true }]
        },
      }),
    })
    const listings = await textOf('/sitemaps/properties-0.xml')
    expect([...listings.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)).toEqual([
      '/collection/propiedad/casa/casa-en-piantini-naco-10-20345',
      '/en/collection/property/house/house-in-piantini-naco-10-20345',
    ])
  })

  test('names each agent, in the Collection too where they belong to it, and each agency', async () => {
    front = await startFront()
    expect(await pathsOf('/sitemaps/agents-0.xml')).toEqual([
      '/agente/jose-nunez/7',
      '/en/agent/jose-nunez/7',
      '/collection/agente/jose-nunez/7',
      '/en/collection/agent/jose-nunez/7',
    ])
    expect(await pathsOf('/sitemaps/agencies-0.xml')).toEqual(['/agencia/casas-mas/3', '/en/agency/casas-mas/3'])
    expect(await pathsOf('/sitemaps/projects-0.xml')).toEqual(['/proyecto/torre-ebano', '/en/project/torre-ebano'])
  })

  test('writes signs of markup as what they are', async () => {
    front = await startFront({
      catalogue: withProperties({
        parts: async () => [],
        of: async function* () {
          yield [{ ...listing, cover_picture: `<a&b>"c'` }]
        },
      }),
    })
    expect(isWellFormed(await textOf('/sitemaps/properties-0.xml'))).toBe(true)
  })

  test('stays within what crawlers read: a part of ten thousand listings is under 50,000 addresses and 50 MB', async () => {
    const slugs = { es: 'a'.repeat(130), en: 'b'.repeat(130) }
    const long = { ...listing, slugs, cover_picture: 'k'.repeat(60) }
    front = await startFront({
      catalogue: withProperties({
        parts: async () => [],
        of: async function* () {
          for (let page = 0; page < 10; page++) yield Array.from({ length: 1000 }, () => long)
        },
      }),
    })
    const answer = await front.say('GET /sitemaps/properties-0.xml HTTP/1.0\r\nHost: a\r\n\r\n')
    expect(answer.split('<url>').length - 1).toBe(20_000)
    expect(answer.length).toBeLessThan(50 * 2 ** 20)
  })

  test('of a part that there is not is an empty one, and nothing else has its shape', async () => {
    front = await startFront()
    expect(await textOf('/sitemaps/properties-7.xml')).not.toContain('<url>')
    for (const path of ['/sitemaps/properties--1.xml', '/sitemaps/properties-1e3.xml', '/sitemaps/x.xml']) {
      expect((await front.ask(path)).status).toBe(404)
    }
  })

  test('that breaks off half way ends the connection, so that no crawler takes it for whole', async () => {
    front = await startFront({
      catalogue: withProperties({
        parts: async () => [],
        of: async function* () {
          yield [listing]
          throw new Error('the database is away')
        },
      }),
    })
    await expect(front.ask('/sitemaps/properties-0.xml').then((answer) => answer.text())).rejects.toThrow()
    expect(front.errors).toHaveLength(1)
    expect((await front.ask('/')).status).toBe(200)
  })
})

test('robots may read everything but calls and endless addresses, and are shown the sitemap', async () => {
  front = await startFront()
  const robots = await textOf('/robots.txt')
  expect(robots).toContain('Disallow: /v2/\nAllow: /v2/propiedades\nAllow: /v2/proyectos\n')
  expect(robots).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect(robots).not.toMatch(/^Disallow: \/$/m)
})

test('assistants read in both languages what there is, how far it can be trusted, and where programs ask', async () => {
  front = await startFront()
  const answer = await front.ask('/llms.txt')
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  const notes = await answer.text()
  expect(notes.startsWith('# Marquesina\n\n> Propiedades en venta')).toBe(true)
  expect(notes).toContain('[MCP](http://localhost:3000/mcp)')
  expect(notes).toContain('(http://localhost:3000/propiedades/comprar)')
  expect(notes).toContain('(http://localhost:3000/en/properties/buy)')
  expect(notes).toContain('Totals are exact, not estimates.')
  expect(notes).not.toMatch(/\{\w+\}|undefined/)
})

test('each language has a manifest that opens its own home', async () => {
  front = await startFront()
  const [spanish, english] = await Promise.all(
    ['/manifest.webmanifest', '/en/manifest.webmanifest'].map(async (path) => (await front.ask(path)).json()),
  )
  expect(spanish).toMatchObject({ lang: 'es-DO', start_url: '/', short_name: 'Marquesina' })
  expect(english).toMatchObject({ lang: 'en', start_url: '/en' })
  expect(english.shortcuts.map(({ url }: { url: string }) => url)).toContain('/en/profile/settings/favorites')
  expect(spanish.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true)
})

test('who finds a hole knows where to write, for more than a month and less than a year, however long the process has run', async () => {
  front = await startFront()
  const day = 86_400_000
  const daysLeft = (contact: string, now: number) => (Date.parse(/Expires: (.*)/.exec(contact)?.[1] ?? '') - now) / day
  const contact = await textOf('/.well-known/security.txt')
  expect(contact).toContain('Contact: mailto:hola@marquesina.example')
  expect(daysLeft(contact, Date.now())).toBeGreaterThan(30)
  expect(daysLeft(contact, Date.now())).toBeLessThan(365)

  await front.stop()
  let now = Date.now()
  front = await startFront({ now: () => now })
  now += 3 * 365 * day
  expect(daysLeft(await textOf('/.well-known/security.txt'), now)).toBeGreaterThan(30)
})

test('a brand of other colours brings a style sheet of them, the built-in one an empty one', async () => {
  front = await startFront()
  expect(await (await front.ask('/brand.css')).text()).toBe(':root {\n}\n')
  await front.stop()
  front = await startFront({ brand: { ...demoBrand, colours: { primary: '#004225' } } })
  const sheet = await front.ask('/brand.css')
  expect(sheet.headers.get('content-type')).toBe('text/css; charset=utf-8')
  expect(await sheet.text()).toBe(':root {\n  --primary: #004225;\n}\n')
  expect(await (await front.ask('/manifest.webmanifest')).json()).toMatchObject({ theme_color: '#004225' })
})

test('a document that the reader has is not sent again, and a long one goes out compressed', async () => {
  front = await startFront()
  const etag = (await front.ask('/robots.txt')).headers.get('etag') ?? ''
  expect((await front.ask('/robots.txt', { headers: { 'if-none-match': etag } })).status).toBe(304)
  const raw = await front.say('GET /sitemaps/properties-0.xml HTTP/1.0\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n')
  const [head = '', body = ''] = raw.split('\r\n\r\n', 2)
  expect(head).toContain('Content-Encoding: gzip')
  expect(gunzipSync(Buffer.from(raw.slice(head.length + 4), 'latin1')).toString()).toContain('</urlset>')
  expect(body.length).toBeGreaterThan(0)
})
