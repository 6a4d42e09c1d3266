import { useSyncExternalStore } from 'react'

/** The width below which the workspace has one column, as `--narrow` of the styles. */
const narrow = '(width <= 1000px)'

/** Whether there is room for one column alone. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(narrow)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(narrow).matches,
    () => false,
  )
}
