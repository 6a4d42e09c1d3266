import { brotliDecompressSync, gunzipSync } from 'node:zlib'

import { afterEach, describe, expect, test } from 'vitest'

import { request } from 'node:http'

import { startFront } from './test-front.ts'

let front: Awaited<ReturnType<typeof startFront>>
afterEach(() => front.stop())

/** A request whose answer stays compressed. */
function askRaw(url: string, headers: Record<string, string>, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const asked = request(url, { headers, method, agent: false }, async (answer) => {
      const parts: Buffer[] = []
      for await (const part of answer) parts.push(part as Buffer)
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) })
    })
    asked.on('error', reject).end()
  })
}

describe('a page', () => {
  test('is made once and then answered from memory', async () => {
    front = await startFront()
    const first = await (await front.ask('/')).text()
    const second = await (await front.ask('/')).text()
    expect(second).toBe(first)
    expect(front.made).toEqual(['/'])
  })

  test('tells public caches how long it may be kept, and browsers to ask again', async () => {
    front = await startFront()
    const answer = await front.ask('/')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60, stale-while-revalidate=600')
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  })

  test('comes in Brotli, gzip or plain, each with a tag of its own', async () => {
    front = await startFront()
    const plain = await askRaw(`${front.url}/`, {})
    const br = await askRaw(`${front.url}/`, { 'accept-encoding': 'gzip, deflate, br' })
    const gz = await askRaw(`${front.url}/`, { 'accept-encoding': 'gzip, br;q=0' })
    expect([plain, br, gz].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'br', 'gzip'])
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true)
    expect(gunzipSync(gz.body).equals(plain.body)).toBe(true)
    expect(new Set([plain, br, gz].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('that the browser has already is not sent again', async () => {
    front = await startFront()
    const etag = (await front.ask('/')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^W\/"[\w-]{22}-gzip"$/)
    for (const known of [etag, etag.slice(2), `"other", ${etag}`, '*']) {
      const again = await front.ask('/', { headers: { 'if-none-match': known } })
      expect(again.status).toBe(304)
      expect(again.headers.get('etag')).toBe(etag)
      expect(again.headers.get('content-type')).toBeNull()
    }
    expect((await front.ask('/', { headers: { 'if-none-match': '"other"' } })).status).toBe(200)
  })

  test('answers HEAD with the same headers and no body', async () => {
    front = await startFront()
    const whole = await askRaw(`${front.url}/`, {})
    const head = await askRaw(`${front.url}/`, {}, 'HEAD')
    expect(head.body).toHaveLength(0)
    expect(head.headers['content-length']).toBe(String(whole.body.length))
  })

  test('is one for all query names that it does not know, and they never reach it', async () => {
    front = await startFront()
    await front.ask('/propiedades?utm_source=x&city=punta-cana&fbclid=1&bedrooms=2')
    await front.ask('/propiedades?bedrooms=2&city=punta-cana&min_price=')
    await front.ask('/?city=punta-cana')
    await front.ask('/')
    expect(front.made).toEqual(['/propiedades?bedrooms=2&city=punta-cana', '/'])
  })

  test('of an address that is no screen is one per language', async () => {
    front = await startFront()
    const statuses = []
    for (const path of ['/a', '/b/c', '/wp-login.php', '/en/x', '/en/y']) statuses.push((await front.ask(path)).status)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
    expect(front.made).toEqual(['/no-encontrada', '/en/not-found'])
  })

  test('that failed is never kept, and one that is gone is', async () => {
    front = await startFront()
    for (const path of ['/propiedad/casa/x-10-00500', '/propiedad/casa/x-10-00410']) {
      await front.ask(path)
      await front.ask(path)
    }
    expect(front.made.filter((path) => path.endsWith('500'))).toHaveLength(2)
    expect(front.made.filter((path) => path.endsWith('410'))).toHaveLength(1)
    expect((await front.ask('/propiedad/casa/x-10-00500')).headers.get('cache-control')).toBe('no-store')
  })

  test('and its data for the router are kept apart, by the routes that exist', async () => {
    front = await startFront()
    await front.ask('/_.data')
    await front.ask('/propiedades/comprar.data?_routes=buy.es&city=x')
    await front.ask('/propiedades/comprar.data?_routes=nonsense&city=x')
    await front.ask('/en.data')
    await front.ask('/nowhere.data')
    expect(front.made).toEqual([
      '/_.data',
      '/propiedades/comprar.data?_routes=buy.es&city=x',
      '/propiedades/comprar.data?city=x',
      '/en.data',
      '/no-encontrada.data',
    ])
  })

  test('that cannot be made becomes a short page in the language of its address, and says nothing of the inside', async () => {
    front = await startFront({ render: () => Promise.reject(new Error('secret of the inside')) })
    const spanish = await front.ask('/')
    const english = await front.ask('/en')
    expect([spanish.status, english.status]).toEqual([500, 500])
    expect(await spanish.text()).toContain('Algo falló de nuestro lado')
    const words = await english.text()
    expect(words).toContain('lang="en"')
    expect(words).not.toContain('secret')
    expect(front.errors).toHaveLength(2)
  })
})

test('when too many pages are being made the rest are refused for a moment, and none is made twice', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const { pageOf } = await import('./page.ts')
  let making = 0
  front = await startFront({
    render: async (address) => {
      making++
      await held
      return pageOf(new Response(address, { headers: { 'Content-Type': 'text/html' } }), {})
    },
  })
  const asked = Array.from({ length: 40 }, (_, number) => front.ask(`/propiedades?page=${number + 1}`))
  const refused: Response[] = []
  for (const one of asked) void one.then((answer) => answer.status === 503 && refused.push(answer))
  await expect.poll(() => refused.length).toBe(8)
  const [first] = refused
  expect(first?.headers.get('retry-after')).toBe('2')
  expect(await first?.text()).toContain('El sitio está muy ocupado')
  const joined = front.ask('/propiedades?page=1')
  release()
  expect((await joined).status).toBe(200)
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(32)
  expect(statuses.filter((status) => status === 503)).toHaveLength(8)
  expect(making).toBe(32)
})
