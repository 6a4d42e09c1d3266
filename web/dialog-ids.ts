/** What the buttons of header, drawer, footer and pages open. */
export const contactDialogId = 'contact'
export const drawerId = 'menu'
