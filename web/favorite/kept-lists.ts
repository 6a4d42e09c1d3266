import { useSyncExternalStore } from 'react'

import { createKeptList, type Kept, type KeptList } from './kept-list.ts'

/** As many as an account keeps, of either. */
export const favourites = createKeptList('favourites', { most: 500 })
export const recentlyViewed = createKeptList('recently_viewed', { most: 50, rolls: true })
export const mostCompared = 4
export const compared = createKeptList('compared', { most: mostCompared })

const none: readonly Kept[] = []

/** What a list holds, newest first; nothing in the server's HTML. */
export function useKeptList({ onChange, items }: KeptList): readonly Kept[] {
  return useSyncExternalStore(onChange, items, () => none)
}

/** Whether a list holds a property. */
export function useIsKept(list: KeptList, code: string): boolean {
  return useKeptList(list).some((item) => item.code === code)
}
