import { createLazyPieces } from './create-lazy-pieces.ts'

/** What belongs to an account: the menu of who is signed in, the dialogs. */
export const { use: useAccount, load: loadAccount } = createLazyPieces(
  () => import('./account/account-pieces.tsx'),
  ['account', 'forms'],
)

// From the first script on, for a press may be the first touch; and before the router, which follows what nobody answers.
if (!import.meta.env.SSR) document.addEventListener('click', openDialog, { capture: true })

/** Where a link leads to a page that can be a dialog, it says which: that opens, and the page where it cannot be had. */
async function openDialog(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-dialog]')
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  const account = await loadAccount()
  if (account) account.showAuthDialog(link.dataset.dialog as Parameters<typeof account.showAuthDialog>[0])
  else location.assign(link.href)
}
