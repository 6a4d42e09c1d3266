import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { afterEach, expect, test } from 'vitest'

import { projectEndpoints } from '#contract/project/project.ts'
import { propertyEndpoints } from '#contract/property/property.ts'

import { createApiClient } from '../api-client.ts'
import { setSite, getSite, type Site } from '../site.ts'
import { createPageCache } from './page-cache.ts'
import { createRenderer } from './render/render.ts'
import { catalogue, startFront } from './test-front.ts'
import { Unavailable } from './render/watch-calls.ts'

let front: Awaited<ReturnType<typeof startFront>> | undefined
afterEach(async () => {
  await front?.stop()
  front = undefined
})

const outside = { siteUrl: 'http://localhost:3000', others: [] }

type Loading = { context: Readonly<RouterContextProvider> }

/** The build of a site with these routes, whose pages say a few words; hears of the error that a page would show. */
function buildOf(routes: object, onError: (error: unknown) => void) {
  return {
    entry: {
      module: {
        createRequestHandler,
        createContext: (given: Site) => {
          const context = new RouterContextProvider()
          setSite(context, given)
          return context
        },
        // What the error page would find.
        default: (_: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
          headers.set('Content-Type', 'text/html')
          const [error] = Object.values(staticHandlerContext.errors ?? {})
          if (error) onError(error)
          return new Response('<p>palabras</p>', { status, headers })
        },
      },
    },
    routes,
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial' },
  } as unknown as ServerBuild
}

/** The framework and our renderer with pages of a few words; the API answers with these statuses, one call after the other. */
function rendererOf(statuses: number[]) {
  const asked: string[] = []
  const found: (number | 'unforeseen')[] = []
  const site = {
    url: outside.siteUrl,
    callIn: (language) =>
      createApiClient({
        fetch: async ({ url }) => {
          asked.push(new URL(url).pathname)
          return Response.json({ data: null }, { status: statuses[asked.length - 1] ?? 200 })
        },
        origin: outside.siteUrl,
        key: '',
        language,
      }),
  } as Site
  const callsIn = ({ context }: Loading) => getSite(context).callIn('es')
  const similar = (args: Loading) => callsIn(args)(propertyEndpoints.similar, { code: '10-00001' })
  const routes = {
    root: { id: 'root', path: '', module: { default: () => null } },
    needs: { id: 'needs', parentId: 'root', path: 'needs', module: { default: () => null, loader: similar } },
    file: { id: 'file', parentId: 'root', path: 'file', module: { loader: similar } },
    does_without: {
      id: 'does_without',
      parentId: 'root',
      path: 'does-without',
      module: {
        default: () => null,
        loader: async (args: Loading) => {
          await similar(args).catch(() => null)
          await callsIn(args)(projectEndpoints.project, { slug: 'a' }).catch(() => null)
          return null
        },
      },
    },
  }
  const build = buildOf(routes, (error) => found.push(isRouteErrorResponse(error) ? error.status : 'unforeseen'))
  return { render: createRenderer(build, site, outside), asked, found }
}

test('a page that needs what cannot be had says 503 and when to come back, as the router reads it too', async () => {
  for (const path of ['/needs', '/needs.data']) {
    const { render, found } = rendererOf([503])
    const page = await render(path)
    expect(found).toEqual(path === '/needs' ? [503] : [])
    expect([page.status, page.headers['retry-after'], page.headers['cache-control'], page.isCacheable]).toEqual([
      503,
      '2',
      'no-store',
      false,
    ])
  }
  await expect(rendererOf([503]).render('/file')).rejects.toThrow(Unavailable)
})

test('a page that failed for another reason is still a failure', async () => {
  const { render, found } = rendererOf([500])
  expect((await render('/needs')).status).toBe(500)
  expect(found).toEqual(['unforeseen'])
})

test('a page that does without what it could not have is shown and not kept, and asks for nothing more', async () => {
  const whole = await rendererOf([200]).render('/does-without')
  expect([whole.status, whole.isCacheable]).toEqual([200, true])
  const { render, asked } = rendererOf([503])
  const page = await render('/does-without')
  expect([page.status, page.isCacheable, page.headers['cache-control']]).toEqual([200, false, 'no-store'])
  expect(asked).toEqual(['/v2/properties/10-00001/similar'])
})

test('whoever has seen a page whole sees that one while it can only be had in part', async () => {
  const { render } = rendererOf([200, 200, 503])
  const clock = { now: 0 }
  const cache = createPageCache({ render, versionOf: () => clock.now, room: 2 ** 20, max: 4, now: () => clock.now })
  const kept = await cache.page('/does-without')
  clock.now += 100_000
  expect(await cache.page('/does-without')).toBe(kept)
})

test.each(['/sitemap.xml', '/sitemaps/properties-0.xml', '/sitemaps/agents-0.xml'])(
  'a database that is away is no failure of %s: 503, and when to come back',
  async (path) => {
    const fail = (message: string) => ({
      parts: () => Promise.reject(new Error(message)),
      // oxlint-disable-next-line require-yield
      of: async function* () {
        throw new Error(message)
      },
    })
    const of = (message: string) => ({ ...catalogue, properties: fail(message), agents: fail(message) })
    for (const [message, status] of [
      ['away', 503],
      ['broken', 500],
    ] as const) {
      front = await startFront({ catalogue: of(message) })
      for (const method of ['GET', 'HEAD']) {
        const answer = await front.ask(path, { method })
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, status === 503 ? '2' : null])
        expect(answer.headers.get('cache-control')).toBe('no-store')
      }
      await front.stop()
      front = undefined
    }
  },
)

test('a page that is unavailable is the designed one, in the language of its address', async () => {
  front = await startFront({ render: () => Promise.reject(new Unavailable('nothing')) })
  const answer = await front.ask('/en')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await answer.text()).toContain('The site is very busy')
})
