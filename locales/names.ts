import { perLanguage } from './per-language.ts'

/** Languages by their codes, as they stand in a list. */
export const languageNames = perLanguage((tag) => new Intl.DisplayNames(tag, { type: 'language' }))
/** `uno, dos y tres`. */
export const lists = perLanguage((tag) => new Intl.ListFormat(tag))
