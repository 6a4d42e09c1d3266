import type { Language } from '#contract/fields.ts'
import en from '#locales/en/catalogue.ts'
import es from '#locales/es/catalogue.ts'

import { speechOf, type Text } from './texts.ts'

const speeches = { es: speechOf('es', es), en: speechOf('en', en) }

/** Both languages at once: for loaders and the server's render, never for the browser. */
export function speechFor(language: Language): ReturnType<typeof speechOf> {
  return speeches[language]
}

/** The `t` of a language, for loaders. */
export function textsFor(language: Language): Text {
  return speeches[language].t
}
