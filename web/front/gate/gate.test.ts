import { request } from 'node:http'
import type { AddressInfo } from 'node:net'

import { Script } from 'node:vm'

import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { demoBrand } from '#contract/brand.ts'

import { createHttpServer } from '../http-server.ts'
import { startFront } from '../test-front.ts'
import { createGate } from './gate.ts'

const password = 'abre-sésamo-8'
const outside = { siteUrl: 'http://localhost:3000', others: [] }

let front: Awaited<ReturnType<typeof startFront>>
let stop: () => Promise<void>
let url: string
let time: number

async function startGate(changed: Partial<Parameters<typeof createGate>[0]> = {}) {
  const gate = createGate({
    password,
    secret: 's'.repeat(32),
    brand: demoBrand,
    outside,
    trustedHops: 0,
    now: () => time,
    ...changed,
  })
  const { server, listen, close } = createHttpServer(gate(front.listener), {})
  await listen(0, '127.0.0.1')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  stop = () => close({ idle: 0, max: 0 })
}

const ask = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init })
const tryWith = (given: string, more: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  ask('/gate', { method: 'POST', body: new URLSearchParams({ password: given, ...more }), headers })
const passOf = (answer: Response) => answer.headers.getSetCookie()[0]!.split(';')[0]!

beforeEach(async () => {
  time = Date.UTC(2026, 10, 21, 12)
  front = await startFront()
  await startGate()
})
afterEach(async () => {
  await stop()
  await front.stop()
})

describe('without a pass', () => {
  test.each([
    '/',
    '/en/properties?city=punta-cana',
    '/_.data',
    '/propiedades/comprar.data',
    '/nowhere',
    '/%ff',
    '/app.js',
    '/film.mp4',
    '/sitemap.xml',
    '/sitemaps/pages.xml',
    '/manifest.webmanifest',
    '/.well-known/security.txt',
    '/es',
    '/gate',
    '/livez/',
    '//livez',
    '/gate.css/',
    '/robots.txt/',
  ])('%s shows the gate and nothing else', async (path) => {
    const answer = await ask(path)
    const text = await answer.text()
    expect(answer.status).toBe(403)
    expect(text).toContain('id="password"')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect([front.made, /palabras|export const|0123456789/.test(text)]).toEqual([[], false])
  })

  test.each(['/v2/properties', '/v2/openapi.json', '/v2/clients/login', '/dev/letters', '/uploads/a.webp', '/metrics'])(
    'the call %s is refused with a code',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        const answer = await ask(path, {
          method,
          headers: { 'accept-language': 'en', cookie: 'testGate=true; gate=1.x' },
        })
        expect([answer.status, await answer.json()]).toEqual([
          403,
          { code: 'gate.locked', message: expect.stringContaining('closed test site') },
        ])
      }
    },
  )

  test('whoever watches the process is answered, crawlers are sent away, and an old worker retires', async () => {
    expect(await (await ask('/livez')).json()).toEqual({ asked: '/livez' })
    expect(await (await ask('/readyz')).json()).toEqual({ asked: '/readyz' })
    expect(await (await ask('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
    const worker = await (await ask('/service-worker.js')).text()
    expect(worker).toContain('unregister')
    // What is written in TypeScript is served as scripts.
    for (const script of [worker, await (await ask('/gate.js')).text()]) expect(() => new Script(script)).not.toThrow()
  })

  test('the screen warns, leads to the real site, and speaks the language of the address', async () => {
    const [es, en] = await Promise.all(
      ['/propiedades?city=x%22%3E', '/en'].map(async (path) => (await ask(path)).text()),
    )
    expect(es).toContain('Todo lo que hay detrás de esta puerta es ficticio')
    expect(es).toContain('name="to" value="/propiedades?city=x%22%3E"')
    expect(en).toContain('Everything behind this door is made up')
    expect(en).toContain('<html lang="en"')
    for (const text of [es, en]) expect(text).toContain(`href="${demoBrand.real_site_url}"`)
  })
})

test('a path that climbs is no way around the gate', async () => {
  for (const path of [
    '/v2/../livez',
    '/livez/../v2/properties',
    '/gate.css/../app.js',
    '/gate.css%2f..%2fapp.js',
    'http://x/../livez',
  ]) {
    const status = await new Promise((resolve, reject) => {
      request(url, { path }, (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end()
    })
    expect([path, status]).toEqual([path, 403])
  }
  expect(front.made).toEqual([])
})

describe('the password', () => {
  test('opens everything for a day, to the page that was asked for', async () => {
    const answer = await tryWith(password, { to: '/en/properties?city=punta-cana', language: 'en' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/properties?city=punta-cana'])
    expect(answer.headers.getSetCookie()[0]).toMatch(
      /^gate=\d+\.[\w-]{43}; Path=\/; Max-Age=86400; HttpOnly; SameSite=Lax$/,
    )
    const headers = { cookie: `a=b; ${passOf(answer)}; c=d` }

    const page = await ask('/propiedades', { headers })
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    const call = await ask('/v2/properties', { headers })
    expect([call.status, await call.json()]).toEqual([200, { asked: '/v2/properties' }])
    expect((await ask('/app.js', { headers })).headers.get('cache-control')).toBe('private, no-store')
    expect(await (await ask('/gate/state', { headers })).json()).toEqual({
      data: { expires_at: '2026-11-22T12:00:00.000Z' },
    })

    time += 86_399_000
    expect((await ask('/propiedades', { headers })).status).toBe(200)
    time += 1000
    expect((await ask('/propiedades', { headers })).status).toBe(403)
    expect((await ask('/gate/state', { headers })).status).toBe(403)
  })

  test('is not the wrong one, and the fifth error in ten minutes is the last', async () => {
    const statuses = []
    for (let at = 0; at < 20; at++)
      statuses.push((await tryWith(`mala-${at}`, {}, { 'x-forwarded-for': `10.0.0.${at}` })).status)
    expect(statuses).toEqual([...Array(5).fill(403), ...Array(15).fill(429)])
    const late = await tryWith(password, { language: 'en' })
    expect([late.status, late.headers.get('retry-after'), late.headers.getSetCookie()]).toEqual([429, '600', []])
    expect(await late.text()).toContain('Too many tries')
    time += 600_000
    expect((await tryWith(password)).status).toBe(303)
    const wrong = await tryWith('otra')
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([403, []])
    expect(await wrong.text()).toContain('Contraseña incorrecta. Inténtalo de nuevo.')
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/v2/properties',
    '/a\r\nSet-Cookie: x=1',
    '/gate',
  ])('leads nowhere but to a page of ours: %j', async (to) => {
    expect((await tryWith(password, { to })).headers.get('location')).toBe('/')
  })

  test('is read from a form of a few bytes only', async () => {
    expect((await tryWith('x'.repeat(20_000))).status).toBe(413)
    expect((await ask('/gate', { method: 'PUT', body: 'x' })).status).toBe(403)
  })
})

test('a pass that was changed, lengthened or signed under another password opens nothing', async () => {
  const pass = passOf(await tryWith(password))
  const [, expires = '', signature = ''] = /=(\d+)\.(.+)/.exec(pass) ?? []
  const flipped = signature
    .replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    .replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))
  for (const cookie of [
    `gate=${Number(expires) + 1}.${signature}`,
    `gate=${expires}.${flipped}`,
    `gate=${expires}.`,
    'gate=true',
    `x${pass}`,
  ]) {
    expect((await ask('/', { headers: { cookie } })).status).toBe(403)
  }
  await stop()
  await startGate({ password: 'another-password' })
  expect((await ask('/', { headers: { cookie: pass } })).status).toBe(403)
})

test('behind TLS the pass is a cookie that no other host can set', async () => {
  await stop()
  await startGate({ outside: { ...outside, siteUrl: 'https://prueba.marquesina.example' } })
  const answer = await tryWith(password)
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-gate=.*; Secure$/)
  expect((await ask('/', { headers: { cookie: passOf(answer) } })).status).toBe(200)
})

describe('where several processes stand behind one gate', () => {
  const restart = async (changed: Parameters<typeof startGate>[0]) => {
    await stop()
    await startGate(changed)
  }

  test('what was tried at another counts here, and whoever gets in may err again', async () => {
    const heard: string[] = []
    let wait = 77
    const tries = {
      count: async () => wait,
      forget: async (address: string) => void heard.push(address),
    }
    await restart({ tries })
    const late = await tryWith(password)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, '77'])
    wait = 0
    expect((await tryWith(password)).status).toBe(303)
    expect(heard).toEqual(['127.0.0.1'])
  })

  test('while the database is away each counts for itself', async () => {
    const away = () => Promise.reject(new Error('the database is away'))
    await restart({ tries: { count: away, forget: away } })
    const statuses = []
    for (let at = 0; at < 7; at++) statuses.push((await tryWith(`mala-${at}`)).status)
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429])
    time += 600_000
    expect((await tryWith(password)).status).toBe(303)
  })
})
