import en from '#locales/en/offline/offline.ts'
import es from '#locales/es/offline/offline.ts'
import { perLanguage } from '#locales/per-language.ts'

import { getLanguage } from '../paths.ts'
import { build } from './built.ts'

const pagesPlace = 'pages'
const picturesPlace = 'pictures'
/** Some 20 KB each, and their pictures some 200. */
const maxPages = 60
const picturesOfPage = 5

const words = { es, en }

/** Keeps a copy of a page and of its first pictures; one that is gone loses its copy. What fails is not kept. */
export async function savePage(path: string): Promise<void> {
  const response = await fetch(path, { cache: 'no-cache', headers: { Accept: 'text/html' } })
  const pages = await caches.open(pagesPlace)
  if (response.status === 404 || response.status === 410) await pages.delete(path)
  if (response.status !== 200 || !response.headers.get('Content-Type')?.startsWith('text/html')) return
  const html = await response.text()
  const pictures = picturesIn(html)
  const headers = new Headers(response.headers)
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name)
  headers.set('X-Saved-At', new Date().toISOString())
  headers.set('X-Saved-By', build)
  headers.set('X-Pictures', pictures.join(' '))
  // Its words may have changed: it is kept where it now stands.
  await pages.put(new URL(response.url).pathname, new Response(html, { headers }))
  await savePictures(pictures)
}

/** The first pictures of a page, in the width that serves a phone and a card: `/pictures/villa-4-a-640.webp`. */
function picturesIn(html: string): string[] {
  const all = [...html.matchAll(/\/pictures\/[\w/-]+?-(?:360|640)\.webp/g)].map(([path]) => path)
  const byKey = new Map<string, string>()
  for (const path of all) if ((byKey.get(keyOf(path)) ?? '') < path) byKey.set(keyOf(path), path)
  return [...byKey.values()].slice(0, picturesOfPage)
}

async function savePictures(paths: readonly string[]): Promise<void> {
  const pictures = await caches.open(picturesPlace)
  for (const path of paths) if (!(await pictures.match(path))) await pictures.add(path)
}

/** The copy of a page, marked as one with its date; none where none was kept. */
export async function readSavedPage(path: string): Promise<Response | undefined> {
  const page = await (await caches.open(pagesPlace)).match(path)
  if (!page) return undefined
  const written = await page.text()
  // What is written in the workspace comes from the browser's own store: its page is no copy of anything.
  const isFrame = /^\/(?:espacio|en\/workspace)\//.test(path)
  const html = isFrame
    ? written
    : written.replace(/<body[^>]*>/, (body) => body + markOf(path, page.headers.get('X-Saved-At')))
  return new Response(html, { headers: page.headers })
}

const moments = perLanguage((tag) => new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeStyle: 'short' }))

/** An element that React finds beside its own and leaves alone. */
function markOf(path: string, at: string | null): string {
  const language = getLanguage(path)
  const date = moments(language).format(at ? new Date(at) : new Date())
  const copy = words[language]['offline.copy'].replace('{date}', date)
  return `<aside id="saved-copy" class="saved-copy"><p><b>${copy}</b> ${words[language]['offline.copy_note']}</p></aside>`
}

/** Without a network a picture in any width will do. */
export async function answerPicture(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const pictures = await caches.open(picturesPlace)
    const key = keyOf(new URL(request.url).pathname)
    const kept = (await pictures.keys()).find(({ url }) => keyOf(new URL(url).pathname) === key)
    const response = kept && (await pictures.match(kept))
    if (response) return response
    throw error
  }
}

function keyOf(path: string): string {
  return path.replace(/-\d+\.\w+$/, '')
}

/** Lets the copies of these properties go: their addresses end with the code. */
export async function forgetPages(codes: readonly string[]): Promise<void> {
  const pages = await caches.open(pagesPlace)
  for (const { url } of await pages.keys()) if (codes.some((code) => url.endsWith(`-${code}`))) await pages.delete(url)
}

/** Renews the copies that an older build made: its files go with it. */
export async function renewPages(): Promise<void> {
  const pages = await caches.open(pagesPlace)
  for (const request of await pages.keys()) {
    const page = await pages.match(request)
    if (page && page.headers.get('X-Saved-By') !== build) await savePage(new URL(request.url).pathname)
  }
}

/** Keeps to the room there is: the oldest copies go first, favourites last; pictures go with the last page that has them. */
export async function tidyPages(favourites: readonly string[]): Promise<void> {
  const pages = await caches.open(pagesPlace)
  const kept = await Promise.all(
    (await pages.keys()).map(async ({ url }) => {
      const headers = (await pages.match(url))?.headers
      const isFavourite = favourites.some((code) => url.endsWith(`-${code}`))
      return { url, isFavourite, at: headers?.get('X-Saved-At') ?? '', pictures: headers?.get('X-Pictures') ?? '' }
    }),
  )
  kept.sort((a, b) => Number(b.isFavourite) - Number(a.isFavourite) || b.at.localeCompare(a.at))
  for (const { url } of kept.splice(maxPages)) await pages.delete(url)

  const wanted = new Set(kept.flatMap(({ pictures }) => pictures.split(' ')))
  const pictures = await caches.open(picturesPlace)
  for (const { url } of await pictures.keys()) if (!wanted.has(new URL(url).pathname)) await pictures.delete(url)
}
