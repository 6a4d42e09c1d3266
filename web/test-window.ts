import { Window } from 'happy-dom'

import { createTestCaches } from './test-caches.ts'

/** What components ask of a browser by name. All else, the network among it, stays Node's own. */
const names = [
  'document',
  'location',
  'localStorage',
  'sessionStorage',
  'Node',
  'Element',
  'HTMLElement',
  'HTMLInputElement',
  'HTMLButtonElement',
  'HTMLDialogElement',
  'HTMLFormElement',
  'HTMLIFrameElement',
  'IntersectionObserver',
  'ResizeObserver',
] as const
const methods = ['addEventListener', 'removeEventListener', 'dispatchEvent', 'matchMedia', 'getComputedStyle'] as const

export const origin = 'http://localhost:3000'

/**
 * The window of a worker's page tests: before React is loaded, which asks once whether there is one, and until the
 * worker ends, for notices look at the document seconds after they were said.
 */
export const testWindow = new Window({ url: origin, settings: { navigation: { disableMainFrameNavigation: true } } })

for (const name of names) put(name, testWindow[name])
for (const name of methods) put(name, (testWindow[name] as () => unknown).bind(testWindow))
put('window', testWindow)
put('caches', createTestCaches())

export function put(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
