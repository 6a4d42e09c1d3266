import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

import { useCardSwiping } from '../property/swipe/use-card-swiping.ts'
import { startSavingCopies } from './saved-copies.ts'
import { useAccountLists } from './use-account-lists.ts'

/** What wakes on every page at its reader's first touch: the pictures of cards, and the care for saved copies and for the account's lists. */
export function FavoritesFrame() {
  const { pathname } = useLocation()
  useEffect(startSavingCopies, [])
  useAccountLists()
  useCardSwiping()
  useUnmarkedWhenLeft(pathname)
  return null
}

/** The mark of a saved copy is written into the document; the page that is gone to from there is none. */
function useUnmarkedWhenLeft(pathname: string): void {
  const first = useRef(pathname)
  useEffect(() => {
    if (pathname !== first.current) document.getElementById('saved-copy')?.remove()
  }, [pathname])
}
