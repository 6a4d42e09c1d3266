import { useSyncExternalStore } from 'react'

const narrow = '(width <= 1000px)'

/** Whether the map lies under the list and not beside it (`--narrow` of the tokens). */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(narrow).matches)
}

function listen(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
