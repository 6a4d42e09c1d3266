import { lazy, memo, Suspense, type ComponentType } from 'react'

import { getLanguage } from './paths.ts'
import { loadPart } from './words.client.ts'

/** The reader's first move on the page: what serves only whoever acts is fetched from then on. Never on the server. */
export const firstTouch = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return
  // A press before this script.
  if (document.querySelector("[data-early='pressed']")) return resolve()
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'touchstart']) {
    addEventListener(sign, () => resolve(), { once: true, passive: true })
  }
})

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
  const fetched = when
    .then(() => Promise.all([fetchPieces(), loadPart(getLanguage(location.pathname), words)]))
    .catch(() => new Promise<never>(() => {}))
  return lazy(async () => ({ default: (await fetched)[0][name] as ComponentType<object> }))
}
