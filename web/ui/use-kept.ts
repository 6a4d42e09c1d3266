import { useSyncExternalStore } from 'react'

import { languageOf } from '../paths.ts'
import { loadPart } from '../words.client.ts'

type Pieces = typeof import('./kept/kept.tsx')

let pieces: Pieces | null = null
let loading: Promise<void> | null = null
const waiting = new Set<() => void>()

/** What keeps properties for a visitor (hearts, comparison, saved copies), once it is there; null before. */
export function useKept(): Pieces | null {
  return useSyncExternalStore(
    wait,
    () => pieces,
    () => null,
  )
}

function wait(listener: () => void): () => void {
  waiting.add(listener)
  return () => waiting.delete(listener)
}

/** Fetches it, once. A page is whole without: where it cannot be had, there are no hearts. */
export function loadKept(): void {
  loading ??= load().catch(() => {
    loading = null
  })
}

async function load(): Promise<void> {
  const [loaded] = await Promise.all([import('./kept/kept.tsx'), loadPart(languageOf(location.pathname), 'kept')])
  pieces = loaded
  for (const listener of waiting) listener()
}
