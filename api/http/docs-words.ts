import type { Language } from '#contract/language.ts'
import en from '#locales/en/operation/docs.ts'
import es from '#locales/es/operation/docs.ts'

/** What the API's description says in both languages, for whoever reads it. */
export const docsWords: Record<Language, Record<keyof typeof es, string>> = { es, en }
