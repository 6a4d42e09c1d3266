import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createRoutesStub, Outlet, RouterContextProvider, useLocation } from 'react-router'
import { expect, onTestFinished, vi } from 'vitest'

import { createTestApi } from '#api/test-api.ts'
import type { SignedIn } from '#contract/account/account.ts'
import { demoBrand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'

import { AccountFrame } from './account/account-frame.tsx'
import { createApiClient } from './api-client.ts'
import { CompareBar } from './favorite-pieces.ts'
import { FavoritesFrame } from './favorite/favorites-frame.tsx'
import { pages, workspacePage } from './pages.ts'
import { screens, type Screen } from './paths.ts'
import { setSite, type Site } from './site.ts'
import { getTranslation } from './texts.server.ts'
import { TranslationContext } from './texts.ts'
import { workspaceScreens, type WorkspaceScreen } from './workspace-paths.ts'
import { reader } from './test-reader.ts'
import { origin, put, testWindow } from './test-window.ts'
import { Snackbars } from './shell/snackbars/snackbars.tsx'

type TestApi = Awaited<ReturnType<typeof createTestApi>>
type PageModule = {
  default: React.ComponentType
  loader?: (args: { url: URL; params: Record<string, string>; context: RouterContextProvider }) => unknown
}
type AnyScreen = Screen | WorkspaceScreen
type Asked = { language?: Language; params?: Record<string, string>; query?: string }

/** Leaves the page that stands open, for there is one window. */
let opened = () => {}

const modules = import.meta.glob<PageModule>('./**/*-page.tsx')

/**
 * The pages of a site over a real API that is empty but for what a test puts there. `read` is what the server writes;
 * `open` is the same in a browser's document, live, whose calls reach the same API.
 */
export async function startPages<Api extends TestApi = TestApi>(given?: Api) {
  const testApi = given ?? ((await createTestApi()) as Api)
  /** What stands between the site and the API: nothing, a network that is away, or a server that fails. */
  const network: { state: 'well' | 'away' | 'failing'; of: RegExp } = { state: 'well', of: /./ }

  async function fetchFromApi(request: Request): Promise<Response> {
    const isMeant = network.of.test(`${request.method} ${new URL(request.url).pathname}`)
    if (isMeant && network.state === 'away') throw new TypeError('Failed to fetch')
    if (isMeant && network.state === 'failing') return Response.json({}, { status: 500 })
    // Makers write behind the product's back.
    await testApi.tools.search.follow()
    return testApi.api.fetch(request)
  }

  const site = describeSite(fetchFromApi)

  /** The page of a screen with what its loader answers, as a router's tree. */
  async function load(screen: AnyScreen, { language = 'es', params = {}, query = '' }: Asked = {}) {
    const pattern = { ...screens, ...workspaceScreens }[screen][language]
    const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')) + query
    const module = await modules[`./${screen in pages ? pages[screen as Screen] : workspacePage}`]!()
    const context = new RouterContextProvider()
    setSite(context, site)
    const answer = await module.loader?.({ url: new URL(path, site.url), params, context })
    const data = answer && typeof answer === 'object' && 'init' in answer ? (answer as { data?: unknown }).data : answer
    const at = { path: '', isLive: false }
    const onArrive = (next: string) => void Object.assign(at, { path: next, isLive: true })
    const Stub = createRoutesStub([
      {
        id: 'root',
        path: '/',
        loader: () => ({ ...site, year: 2026 }),
        Component: () => <Frame onArrive={onArrive} />,
        HydrateFallback: () => null,
        children: [
          { id: screen, path: pattern, loader: () => data, Component: module.default, HydrateFallback: () => null },
          // Where the page leads to is another's matter.
          { path: '*', Component: () => null },
        ],
      },
    ])
    const loaderData = { root: { ...site, year: 2026 }, [screen]: data }
    const tree = (
      <TranslationContext value={getTranslation(language)}>
        <Stub initialEntries={[path]} hydrationData={{ loaderData }} />
      </TranslationContext>
    )
    return { tree, path, data, at }
  }

  /** What the server writes of a page. */
  async function read(screen: AnyScreen, asked?: Asked): Promise<string> {
    return renderToString((await load(screen, asked)).tree).replaceAll('<!-- -->', '')
  }

  /** A page as its reader has it, once scripts run; who is `signedIn` is so from the beginning. */
  async function open(screen: AnyScreen, { signedIn, ...asked }: Asked & { signedIn?: SignedIn } = {}) {
    const { tree, path, at } = await load(screen, asked)
    testWindow.happyDOM.setURL(origin + path)
    put('fetch', fetchFromApi)
    if (signedIn) {
      localStorage.setItem('user', JSON.stringify(signedIn.user))
      localStorage.setItem('token', signedIn.token)
    }
    opened()
    const body = document.body
    body.innerHTML = renderToString(tree)
    const complaints: unknown[] = []
    const complaining = vi.spyOn(console, 'error').mockImplementation((...words) => {
      // The window is older than some elements.
      if (!String(words[0]).includes('unrecognized in this browser')) complaints.push(words)
    })
    const root = hydrateRoot(body, tree, { onRecoverableError: (error) => complaints.push(error) })
    opened = () => root.unmount()
    onTestFinished(async () => {
      root.unmount()
      complaining.mockRestore()
      localStorage.clear()
      sessionStorage.clear()
      await caches.delete('cards')
      expect(complaints).toEqual([])
    })
    await expect.poll(() => at.isLive).toBe(true)
    return { ...reader, path: () => at.path }
  }

  /** Somebody with an account and a session, as a browser keeps them. */
  async function enter(given: Parameters<TestApi['client']>[0] = {}): Promise<SignedIn & { id: number }> {
    const { id, full_name, email, type, headers } = await testApi.client({ type: ['buyer'], ...given })
    const role = given.role === 'client' ? undefined : given.role
    return { id, token: headers.Authorization.slice(7), user: { full_name, email, type, profile_picture: null, role } }
  }

  return { ...testApi, site, network, load, read, open, enter }
}

function describeSite(fetch: (request: Request) => Promise<Response>): Site {
  return {
    brand: demoBrand,
    url: 'https://site.example',
    version: '1.2.3',
    isDemo: true,
    api: { origin: '', key: 'test-key' },
    providers: [],
    hasRecaptcha: false,
    mapStyle: '/map/style.json',
    callIn: (language) => createApiClient({ fetch, origin, key: 'test-key', language }),
  }
}

/** Around a page what stands around every page and belongs to its reader: dialogs, lists, notices. */
function Frame({ onArrive }: { onArrive: (path: string) => void }) {
  const { pathname, search } = useLocation()
  useEffect(() => {
    onArrive(pathname + search)
  }, [onArrive, pathname, search])
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <AccountFrame />
      <FavoritesFrame />
      <CompareBar pathname={pathname} />
      <Snackbars />
    </>
  )
}
