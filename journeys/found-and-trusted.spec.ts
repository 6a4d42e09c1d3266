import type { APIRequestContext } from '@playwright/test'

import { languages, type Language } from '#contract/fields.ts'

import { sampleNames, samplePages, type SamplePage } from './sample.ts'
import { expect, test } from './test.ts'

type Head = {
  title: string
  description: string
  canonical: string
  twins: Record<string, string>
  data: { '@type'?: string }[]
  picture: string
}

test('every page says what it is in both languages, each of which names the other', async ({ request }) => {
  test.slow()
  for (const name of sampleNames) {
    const { path, status, isPrivate }: SamplePage = await samplePages[name](request, 'es')
    if (status !== 200) continue
    await test.step(name, async () => {
      if (!isPrivate) return readsWellWithItsTwin(request, path)
      for (const language of languages) {
        await tellsNobodyItsAddress(request, (await samplePages[name](request, language)).path)
      }
    })
  }
})

/** A signed link is its reader's own: no page says it on. */
async function tellsNobodyItsAddress(request: APIRequestContext, path: string): Promise<void> {
  const html = await (await request.get(path)).text()
  expect.soft(html, path).toContain('<meta name="robots" content="noindex"/>')
  expect.soft(html, path).toContain('<meta name="referrer" content="no-referrer"/>')
  expect.soft(html, path).not.toContain('rel="canonical"')
  expect.soft(html, path).not.toContain('signature=')
}

async function readsWellWithItsTwin(request: APIRequestContext, path: string): Promise<void> {
  const head = await readHead(request, path)
  expect.soft(new URL(head.canonical).pathname, path).toBe(path.split('?')[0])
  expect.soft(Object.keys(head.twins).toSorted(), path).toEqual(['en', 'es-DO', 'x-default'])
  const twin = await readHead(request, head.twins.en!)
  expect.soft(twin.twins, path).toEqual(head.twins)

  for (const [one, tag] of [
    [head, 'es-DO'],
    [twin, 'en'],
  ] as const) {
    expect.soft(one.title.length, path).toBeGreaterThan(10)
    expect.soft(one.description.length, path).toBeGreaterThan(40)
    expect.soft(one.twins['x-default'], path).toBe(one.twins['es-DO'])
    expect.soft(one.twins[tag], path).toBe(one.canonical)
    for (const data of one.data)
      expect.soft(data, path).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) })
    expect.soft((await request.get(one.picture)).headers()['content-type'], path).toMatch(/^image\//)
  }
  // A title may be nothing but names, which no language changes.
  expect.soft(twin.description, path).not.toBe(head.description)
}

test('the pages of one language have titles and descriptions of their own', async ({ request }) => {
  for (const language of languages) {
    const heads = await Promise.all(sampleNames.slice(0, 5).map((name) => headOf(request, name, language)))
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length)
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length)
  }
})

test('a property is a listing with an offer, a place and a way back', async ({ request }) => {
  const { data } = await headOf(request, 'a property with a video', 'es')
  const all = JSON.stringify(data)
  for (const word of ['RealEstateListing', 'BreadcrumbList', 'OfferFor', '"priceCurrency"', '"geo"', 'VideoObject']) {
    expect(all).toContain(word)
  }
})

test('the sitemap leads to every published listing in both languages, with pictures', async ({ request }) => {
  const index = await textOf(request, '/sitemap.xml')
  const parts = locations(index)
  expect(parts.length).toBeGreaterThan(0)
  const texts = await Promise.all(parts.map((part) => textOf(request, new URL(part).pathname)))
  const addresses = texts.flatMap(locations)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => address.includes('/propiedad/')).length).toBeGreaterThan(500)
  expect(addresses.filter((address) => address.includes('/en/property/')).length).toBeGreaterThan(500)
  expect(texts.join('')).toContain('hreflang="es-DO"')
  expect(texts.join('')).toContain('<image:loc>')
  expect(await textOf(request, '/robots.txt')).toContain('/sitemap.xml')
})

test('older and careless addresses lead to the right one', async ({ request }) => {
  const moved: [from: string, to: string][] = [
    ['/es', '/'],
    ['/es/propiedades', '/propiedades'],
    ['/propiedades/', '/propiedades'],
    ['/v2/propiedades?city=punta-cana', '/propiedades?city=punta-cana'],
    ['/v2/proyectos?page=2', '/proyectos?page=2'],
  ]
  for (const [from, to] of moved) {
    const answer = await request.get(from, { maxRedirects: 0 })
    expect(answer.status(), from).toBe(301)
    const { pathname, search } = new URL(answer.headers().location ?? '', 'http://localhost')
    expect(pathname + search, from).toBe(to)
  }
})

test('a property under words that are out of date leads to the right ones', async ({ request }) => {
  const { path } = await samplePages['a plot'](request, 'es')
  const code = /\d{2}-\d{4,8}$/.exec(path)?.[0]
  const answer = await request.get(`/propiedad/apartamento/un-titulo-viejo-${code}`, { maxRedirects: 0 })
  expect(answer.status()).toBe(301)
  expect(new URL(answer.headers().location ?? '', 'http://localhost').pathname).toBe(path)
})

test('every kind of answer carries the strict headers', async ({ request }) => {
  const addresses = [
    '/',
    '/en',
    '/propiedades?city=punta-cana',
    '/no-hay',
    '/v2/properties',
    '/v2/nada',
    '/robots.txt',
    '/favicon.svg',
    '/livez',
  ]
  for (const address of addresses) {
    const headers = (await request.get(address)).headers()
    expect(headers['x-content-type-options'], address).toBe('nosniff')
    expect(headers['strict-transport-security'], address).toMatch(/max-age=\d{8,}; includeSubDomains/)
    expect(headers['referrer-policy'], address).toBeTruthy()
    expect(headers['permissions-policy'], address).toBeTruthy()
    expect(headers['x-powered-by'], address).toBeUndefined()
    const policy = headers['content-security-policy'] ?? ''
    for (const rule of [`object-src 'none'`, `base-uri 'none'`, `frame-ancestors 'none'`])
      expect(policy, address).toContain(rule)
    expect(policy, address).not.toMatch(/unsafe-inline|nonce-|unsafe-eval/)
  }
})

test('the manifest names icons that exist', async ({ request }) => {
  for (const address of ['/manifest.webmanifest', '/en/manifest.webmanifest']) {
    const { icons } = (await (await request.get(address)).json()) as { icons: { src: string }[] }
    expect(icons.length).toBeGreaterThan(2)
    for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200)
  }
})

async function headOf(
  request: APIRequestContext,
  name: (typeof sampleNames)[number],
  language: Language,
): Promise<Head> {
  const { path } = await samplePages[name](request, language)
  return readHead(request, path)
}

/** What the server's HTML says before any script has run. */
async function readHead(request: APIRequestContext, address: string): Promise<Head> {
  const html = await textOf(request, address)
  const first = (pattern: RegExp) => unescaped(pattern.exec(html)?.[1] ?? '')
  const twins = [...html.matchAll(/<link[^>]+rel="alternate"[^>]+hrefLang="([^"]+)"[^>]+href="([^"]+)"/gi)]
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
  return {
    title: first(/<title[^>]*>([^<]+)</),
    description: first(/<meta name="description" content="([^"]+)"/),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    twins: Object.fromEntries(twins.map(([, tag, href]) => [tag, unescaped(href ?? '')])),
    data: data.map(([, json]) => JSON.parse(json ?? '') as { '@type'?: string }),
    picture: first(/<meta property="og:image" content="([^"]+)"/),
  }
}

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(address)
  expect(answer.status(), address).toBe(200)
  return answer.text()
}

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => unescaped(address ?? ''))
}

function unescaped(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
}
