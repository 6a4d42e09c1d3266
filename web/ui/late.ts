import { lazy, type ComponentType } from 'react'

import { firstTouch } from './first-touch.ts'
import { languageOf } from '../paths.ts'
import { loadPart } from '../words.client.ts'

/**
 * A piece that the server writes and a browser wakes at the reader's first touch, with its part of the words;
 * it stands in a `Suspense` of its own. Links, forms, dialogs and `details` in it work before that, and what cannot be
 * fetched stays as the server wrote it. `written` holds the pieces on the server and is null in a browser.
 */
export function latePiece<Pieces, Name extends keyof Pieces>(
  written: Pieces | null,
  fetchPieces: () => Promise<Pieces>,
  words: string,
  name: Name,
): Pieces[Name] {
  if (written) return written[name]
  const fetched = firstTouch
    .then(() => Promise.all([fetchPieces(), loadPart(languageOf(location.pathname), words)]))
    .catch(() => new Promise<never>(() => {}))
  return lazy(async () => ({ default: (await fetched)[0][name] as ComponentType })) as Pieces[Name]
}
