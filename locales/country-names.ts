import { perLanguage } from './per-language.ts'

/** Countries by their codes. */
export const countryNames = perLanguage((tag) => new Intl.DisplayNames(tag, { type: 'region' }))
