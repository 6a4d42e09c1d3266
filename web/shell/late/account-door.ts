import { useEffect } from 'react'
import { useLocation } from 'react-router'

import { loadAccount } from '../../use-account.ts'

type Account = NonNullable<Awaited<ReturnType<typeof loadAccount>>>
type AuthDialog = Parameters<Account['showAuthDialog']>[0]

/** Around every page: knows the way back of whoever is about to sign in. */
export function AccountDoor() {
  usePathsKept(useLocation().pathname)
  return null
}

// As soon as it is fetched, and as long as the document lives: what wakes beside it may be pressed at once.
if (!import.meta.env.SSR) {
  document.addEventListener('pointerover', begin)
  // Before the router, which follows what nobody has answered.
  document.addEventListener('click', openDialog, { capture: true })
  addEventListener('storage', hear)
}

/** Where a link leads to a page that can be a dialog, it says which. */
function asked({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-dialog]') : null
}

function begin(event: PointerEvent): void {
  if (asked(event)) void loadAccount()
}

/** Opens the dialog in place of the page; where it cannot be had, the link is followed. */
function openDialog(event: MouseEvent): void {
  const link = asked(event)
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  void openOrFollow(link)
}

async function openOrFollow({ dataset, href }: HTMLAnchorElement): Promise<void> {
  const account = await loadAccount()
  if (account) account.showAuthDialog(dataset.dialog as AuthDialog)
  else location.assign(href)
}

/** Somebody signed in in another tab. */
function hear({ key, newValue }: StorageEvent): void {
  if (key === 'token' && newValue) void loadAccount()
}

/** Keeps, under the names that the specification gives, where the reader is and was: sign-in leads back there. */
function usePathsKept(pathname: string): void {
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
