import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false in the server's HTML and until the page has been taken over. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
