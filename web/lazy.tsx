import { lazy, memo, Suspense, useLayoutEffect, type ComponentType } from 'react'
import type { DataRouter } from 'react-router'

import { getLanguage } from './paths.ts'
import { loadPart } from './words.client.ts'

declare global {
  interface Window {
    __reactRouterDataRouter?: DataRouter
  }
}

let touch = () => {}
/** The reader's first move on the page: what serves only whoever acts is fetched from then on. Never on the server. */
export const firstTouch = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  touch = resolve
  // A press before this script.
  if (document.querySelector("[data-early='pressed']")) return resolve()
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'touchstart']) {
    addEventListener(sign, () => resolve(), { once: true, passive: true })
  }
})

/** Pieces that wait for the first touch, or are being fetched since. */
const waking: Promise<unknown>[] = []
let isHeld = true
let held: Promise<void> | undefined

/** Wakes what the server wrote of this page, and resolves when each piece is awake or lost, after ten seconds at the latest; null ever after. */
function whenAwake(): Promise<void> | null {
  if (!isHeld) return null
  touch()
  const late = new Promise((resolve) => setTimeout(resolve, 10_000))
  held ??= Promise.race([Promise.all(waking), late]).then(() => void (isHeld = false))
  return held
}

/**
 * Holds what the router tells React until the pieces that wake are awake: React throws away what the server wrote of a piece
 * that an update meets asleep. Stands before the router, so that it runs ahead of its subscriptions.
 */
export function HoldUpdates() {
  useLayoutEffect(() => {
    const router = window.__reactRouterDataRouter
    if (!router) return
    const subscribe = router.subscribe.bind(router)
    router.subscribe = (listen) =>
      subscribe((...update) => {
        const awake = whenAwake()
        if (awake) void awake.then(() => listen(...update))
        else listen(...update)
      })
  }, [])
  return null
}

/**
 * A piece that the server writes and a browser wakes at the reader's first touch (or `when` it is told to), with its part of the words.
 * Links, forms, dialogs and `details` in it work before that, and what cannot be fetched stays as the server wrote it.
 * It renders anew only when its props change: an update before it is awake would make React write it a second time,
 * and close the dialog or lose the press that is under way. `written` holds the pieces on the server and is null in a browser.
 */
export function createLazyPiece<Pieces, Name extends keyof Pieces>(
  written: Pieces | null,
  fetchPieces: () => Promise<Pieces>,
  words: string,
  name: Name,
  when = firstTouch,
): Pieces[Name] {
  const Piece = (written ? written[name] : fetchLazily(fetchPieces, words, name, when)) as ComponentType<object>
  return memo((props: object) => (
    <Suspense>
      <Piece {...props} />
    </Suspense>
  )) as unknown as Pieces[Name]
}

function fetchLazily<Pieces>(
  fetchPieces: () => Promise<Pieces>,
  words: string,
  name: keyof Pieces,
  when: Promise<void>,
) {
  const fetched = when.then(() => Promise.all([fetchPieces(), loadPart(getLanguage(location.pathname), words)]))
  return lazy(async () => {
    if (isHeld && when === firstTouch) waking.push(fetched.catch(() => undefined))
    return fetched.then(
      ([pieces]) => ({ default: pieces[name] as ComponentType<object> }),
      () => new Promise<never>(() => {}),
    )
  })
}
