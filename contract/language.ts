/** The languages of the site, the usual one first. No schema stands here: the browser needs the names alone. */
export const languages = ['es', 'en'] as const
export type Language = (typeof languages)[number]
