import { useSyncExternalStore } from 'react'

import { getLanguage } from './paths.ts'
import { loadPart } from './words.client.ts'

/**
 * Pieces that no first view shows, fetched with their parts of the words when they are wanted, once. A page is whole
 * without: what cannot be had is null, and whoever asks next tries again.
 */
export function createLazyPieces<Pieces>(fetchPieces: () => Promise<Pieces>, parts: readonly string[]) {
  let pieces: Pieces | null = null
  let loading: Promise<Pieces | null> | null = null
  const waiting = new Set<() => void>()

  async function fetchAll(): Promise<Pieces | null> {
    const language = getLanguage(location.pathname)
    const [fetched] = await Promise.all([fetchPieces(), ...parts.map((part) => loadPart(language, part))])
    pieces = fetched
    for (const listener of waiting) listener()
    return pieces
  }

  function wait(listener: () => void): () => void {
    waiting.add(listener)
    return () => waiting.delete(listener)
  }

  return {
    /** Null until they are there, and in the server's HTML. */
    use: () =>
      useSyncExternalStore(
        wait,
        () => pieces,
        () => null,
      ),
    load: () =>
      (loading ??= fetchAll().catch(() => {
        loading = null
        return null
      })),
  }
}
