import { useSyncExternalStore } from 'react'

import { createStoredList, type StoredListing, type StoredList } from './stored-list.ts'

/** As many as an account keeps, of either. */
export const favourites = createStoredList('favourites', { max: 500 })
export const recentlyViewed = createStoredList('recently_viewed', { max: 50, rolls: true })
export const maxCompared = 4
export const compared = createStoredList('compared', { max: maxCompared })

const none: readonly StoredListing[] = []

/** What a list holds, newest first; nothing in the server's HTML. */
export function useStoredList({ onChange, items }: StoredList): readonly StoredListing[] {
  return useSyncExternalStore(onChange, items, () => none)
}

/** Whether a list holds a property at this moment. */
export function hasCode(list: StoredList, code: string): boolean {
  return list.items().some((item) => item.code === code)
}

/** Whether a list holds a property, for what shows it. */
export function useIsSaved(list: StoredList, code: string): boolean {
  return useStoredList(list).some((item) => item.code === code)
}
