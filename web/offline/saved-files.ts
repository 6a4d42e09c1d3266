import { screens } from '../paths.ts'
import { build, files } from './built.ts'

const filesPlace = `files-${build}`
const shellPlace = `shell-${build}`

/** Pages that every visitor has at hand: they show what the browser itself keeps, or that there is no network. */
const shells = [screens.favourites, screens.recently_viewed, screens.offline].flatMap(({ es, en }) => [es, en])

/** Fetches what this build's pages are made of; all of it, or the worker does not start. */
export async function keepFiles(): Promise<void> {
  await (await caches.open(filesPlace)).addAll(files)
  await (await caches.open(shellPlace)).addAll(shells.map((path) => new Request(path, { cache: 'no-cache' })))
}

/** Lets older builds go, but the last: a tab that was opened before may still ask for its files. */
export async function dropOlderBuilds(): Promise<void> {
  const places = await caches.keys()
  const before = places.filter((place) => place.startsWith('files-') && place !== filesPlace)
  const old = [...before.slice(0, -1), ...places.filter((place) => place.startsWith('shell-') && place !== shellPlace)]
  await Promise.all(old.map((place) => caches.delete(place)))
}

/** A file whose name changes with its content: once fetched it is never asked for again. */
export async function answerFile(request: Request): Promise<Response> {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.status === 200) await (await caches.open(filesPlace)).put(request, response.clone())
  return response
}

/** A page that every visitor has at hand. */
export async function readSavedShell(path: string): Promise<Response | undefined> {
  return (await caches.open(shellPlace)).match(path)
}

/** What is said of an address that cannot be reached, at that address; scripts would take it for another page. */
export async function readOfflinePage(language: 'es' | 'en'): Promise<Response> {
  const page = await readSavedShell(screens.offline[language])
  if (!page) return Response.error()
  const html = (await page.text()).replace(/<script[^>]*>[\s\S]*?<\/script>/g, '')
  const headers = new Headers(page.headers)
  headers.delete('Content-Encoding')
  return new Response(html, { status: 503, headers })
}
