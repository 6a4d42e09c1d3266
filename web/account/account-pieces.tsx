/** All that is fetched when somebody is signed in, or is about to be: nothing here is part of a first view. */
export { AccountFrame } from './account-frame.tsx'
export { AccountMenu } from './account-menu.tsx'
export { showAuthDialog } from './auth-dialog.ts'
