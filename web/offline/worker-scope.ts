/** What of a service worker's world is used here: the compiler's own description of it cannot stand beside a window's. */
export type WorkerScope = {
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lasting) => void): void
    (type: 'fetch', listener: (event: Fetching) => void): void
    (type: 'message', listener: (event: Lasting & { data: unknown }) => void): void
  }
  skipWaiting: () => Promise<void>
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<Client | undefined> }
}

type Lasting = { waitUntil: (work: Promise<unknown>) => void }
type Client = { navigate?: (url: string) => Promise<unknown> }

export type Fetching = Lasting & {
  request: Request
  clientId: string
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
