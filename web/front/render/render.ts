import type { RequestHandler, ServerBuild } from 'react-router'

import type { Site } from '../../site.ts'
import { scriptHashesHeader } from './inline-scripts.ts'
import { pageOf, type Page } from '../page.ts'
import { createContentPolicy, createSecurityHeaders, type Outside } from '../security-headers.ts'
import { collectTags } from './page-tags.ts'
import { Unavailable, watchCalls } from './watch-calls.ts'
import { readWhole, respondWhole } from './whole-body.ts'

/** What the site's entry file offers beside the framework's part: its build brings a framework of its own. */
type Entry = Pick<
  typeof import('../../entry.server.tsx'),
  'createContext' | 'createMailWriter' | 'createRequestHandler'
>

/** The build of the site, or how to get the newest one while it is worked on. */
export type Build = ServerBuild | (() => Promise<ServerBuild>)

/** What the entry file of a build offers. */
export async function loadEntry(build: Build): Promise<Entry> {
  const { entry } = typeof build === 'function' ? await build() : build
  return entry.module as unknown as Entry
}

type Rendering = {
  /** Changes the HTML of a page before it is kept. */
  prepare?: ((html: string) => string) | undefined
  /** Whether caches before the site are told what changed, by tags. */
  isTagged?: () => boolean
}

/** Makes pages: renders an address, and gives it the policy that allows the scripts written into it and no others. */
export function createRenderer(
  build: Build,
  site: Site,
  outside: Outside,
  { prepare, isTagged }: Rendering = {},
): (address: string) => Promise<Page> {
  const isWorkedOn = typeof build === 'function'
  let handle: RequestHandler | undefined
  const shared = createSecurityHeaders(outside)
  if (isWorkedOn) delete shared['Content-Security-Policy']

  return async (address) => {
    const { createContext, createRequestHandler } = await loadEntry(build)
    handle ??= createRequestHandler(build, isWorkedOn ? 'development' : 'production')
    const tagged = isTagged?.() ? collectTags(site) : undefined
    const watched = watchCalls(tagged?.site ?? site)
    const response = await handle(new Request(site.url + address), createContext(watched.site))
    // The framework's last words, when even the error page could not be made, or of what is a file.
    if (response.status >= 500 && !isMade(response)) {
      const Failure = watched.isUnavailable() ? Unavailable : Error
      throw new Failure(`No page could be made of ${address}`)
    }
    if (response.status === 503) response.headers.set('Retry-After', '2')
    const hashes = response.headers.get(scriptHashesHeader)
    response.headers.delete(scriptHashesHeader)
    const policy = hashes &&
      !isWorkedOn && { 'Content-Security-Policy': createContentPolicy(outside, hashes.split(' ')) }
    const isPage = response.headers.get('Content-Type')?.startsWith('text/html')
    const prepared =
      prepare && isPage
        ? respondWhole(Buffer.from(prepare((await readWhole(response)).toString())), response)
        : response
    return pageOf(prepared, { ...shared, ...policy }, { isWhole: !watched.isUnavailable(), tags: tagged?.tags() })
  }
}

/** A page, or what the router's data calls read. */
function isMade({ headers }: Response): boolean {
  return /^text\/(html|x-script)/.test(headers.get('Content-Type') ?? '')
}
