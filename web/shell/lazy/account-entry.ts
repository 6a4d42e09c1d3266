import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { loadAccount } from '../../use-account.ts'

/** Around every page: knows the way back of whoever is about to sign in. */
export function AccountEntry() {
  useSavedPaths(useLocation().pathname)
  return null
}

// As long as the document lives.
if (!import.meta.env.SSR) {
  document.addEventListener('pointerover', begin)
  addEventListener('storage', subscribe)
}

/** Whoever points at what opens a dialog is likely to press it. */
function begin({ target }: PointerEvent): void {
  if (target instanceof Element && target.closest('a[data-dialog]')) void loadAccount()
}

/** Somebody signed in in another tab. */
function subscribe({ key, newValue }: StorageEvent): void {
  if (key === 'token' && newValue) void loadAccount()
}

/** Keeps, under the names that the specification gives, where the reader is and was: sign-in leads back there. */
function useSavedPaths(pathname: string): void {
  useEffect(() => {
    try {
      // A signed link, and what a provider sent along, is its reader's own.
      if (/signature=|state=/.test(location.search)) return
      const was = sessionStorage.getItem('currentPath')
      const path = pathname + location.search
      if (was === path) return
      if (was) sessionStorage.setItem('prevPath', was)
      sessionStorage.setItem('currentPath', path)
    } catch {
      // A browser that keeps nothing leads home instead.
    }
  }, [pathname])
}
