import { getLanguage } from '../paths.ts'
import { answerFile, dropOlderBuilds, keepFiles, readSavedShell, readOfflinePage } from './saved-files.ts'
import { answerPicture, forgetPages, renewPages, readSavedPage, savePage, tidyPages } from './saved-pages.ts'
import type { Fetching, WorkerScope } from './worker-scope.ts'

declare const self: WorkerScope

// A new build takes over at once: its pages are what the network now answers with.
self.addEventListener('install', (event) => event.waitUntil(keepFiles().then(() => self.skipWaiting())))

self.addEventListener('activate', (event) => {
  event.waitUntil(
    // The page is asked for while the worker wakes up, so that no visit waits for it.
    Promise.all([self.registration.navigationPreload?.enable(), dropOlderBuilds(), self.clients.claim()]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(answerFile(request))
  else if (pathname.startsWith('/pictures/')) event.respondWith(answerPicture(request))
  else if (pathname.endsWith('.data')) event.respondWith(answerData(event))
})

/** One request after the other, so that no two tidy up at once. */
let wishes: Promise<unknown> = Promise.resolve()
self.addEventListener('message', (event) => {
  wishes = wishes.then(() => obey(event.data)).catch(() => undefined)
  event.waitUntil(wishes)
})

/** The network first, always: a copy is shown only where there is none. */
async function answerPage(event: Fetching, path: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    return (await readSavedShell(path)) ?? (await readSavedPage(path)) ?? readOfflinePage(getLanguage(path))
  }
}

/** A step inside the site that cannot be made without a network becomes a visit, of which there may be a copy. */
async function answerData({ request, clientId }: Fetching): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    // The reader has gone on to something else.
    if (request.signal.aborted) throw error
    const page = new URL(request.url)
    page.pathname = page.pathname.slice(0, -'.data'.length).replace(/\/_(root)?$/, '/')
    page.searchParams.delete('_routes')
    const client = await self.clients.get(clientId)
    await client?.navigate?.(page.href)
    throw error
  }
}

/** What pages ask for; anything may post to a worker, so nothing is believed that is not as `Told` says. */
async function obey(told: unknown): Promise<void> {
  const { save, forget, favourites } = (told ?? {}) as Record<string, unknown>
  const paths = textsIn(save).filter((path) => /^\/[^/]/.test(path))
  await forgetPages(textsIn(forget))
  // Without a network nothing new is kept; what there is stays within its room.
  await Promise.allSettled([...paths.map(savePage), renewPages()])
  await tidyPages(textsIn(favourites))
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}
