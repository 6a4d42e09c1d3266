import type { Language } from '#contract/fields.ts'
import en from '#locales/en/catalogue.ts'
import es from '#locales/es/catalogue.ts'

import { createTranslation, type Text } from './texts.ts'

const speeches = { es: createTranslation('es', es), en: createTranslation('en', en) }

/** Both languages at once: for loaders and the server's render, never for the browser. */
export function getTranslation(language: Language): ReturnType<typeof createTranslation> {
  return speeches[language]
}

/** The `t` of a language, for loaders. */
export function getTexts(language: Language): Text {
  return speeches[language].t
}
