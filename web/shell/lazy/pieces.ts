/** What the server writes on every page and nobody needs to be live before they act. */
export { AccountEntry } from './account-entry.ts'
export { ContactDialog } from './contact-dialog.tsx'
export { MenuDrawer } from './menu-drawer.tsx'
export { SiteFooter } from '../footer/site-footer.tsx'
