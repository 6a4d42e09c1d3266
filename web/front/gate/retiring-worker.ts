/** In place of the worker that keeps copies: takes the copies that it finds away, and itself. */
export const retiringWorker = `(${String(retire)})(self)`

type Worker = {
  addEventListener: (type: string, listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void) => void
  skipWaiting: () => Promise<void>
  registration: { unregister: () => Promise<boolean> }
}

function retire(worker: Worker): void {
  worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))
  worker.addEventListener('activate', (event) => {
    const gone = caches.keys().then((places) => Promise.all(places.map((place) => caches.delete(place))))
    event.waitUntil(gone.then(() => worker.registration.unregister()))
  })
}
