import { favourites } from './stored-lists.ts'

/** What a page tells the worker of `web/offline/`. */
export type Told = {
  /** Paths of pages to be kept for reading without a network. */
  save?: string[]
  /** Codes of properties whose pages are no longer wanted. */
  forget?: string[]
  /** Codes that go last when room is short. */
  favourites: string[]
}

/** Lets the worker that keeps copies start, when the page has nothing else to do; copies of an older build are renewed. */
export function startSavingCopies(): void {
  // While the site is worked on nothing is kept.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 5000 })
  else setTimeout(start, 1000)
}

function start(): void {
  // A new build's worker renews what the one before it kept.
  navigator.serviceWorker.addEventListener('controllerchange', () => notifyWorker({}))
  // A browser that forbids it, in a private window for one, has no copies.
  navigator.serviceWorker.register('/service-worker.js').then(
    () => notifyWorker({}),
    () => undefined,
  )
}

/** Keeps copies of these pages. */
export function saveCopies(save: string[]): void {
  notifyWorker({ save })
}

/** Lets the copies of these properties go. */
export function forgetCopies(forget: string[]): void {
  notifyWorker({ forget })
}

function notifyWorker(what: Omit<Told, 'favourites'>): void {
  if (!('serviceWorker' in navigator)) return
  const told: Told = { ...what, favourites: favourites.items().map(({ code }) => code) }
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(told))
}
