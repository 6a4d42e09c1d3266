import type { Language } from '#contract/fields.ts'
import en from '#locales/en/catalogue.ts'
import es from '#locales/es/catalogue.ts'

import { createSpeech, type Text } from './texts.ts'

const speeches = { es: createSpeech('es', es), en: createSpeech('en', en) }

/** Both languages at once: for loaders and the server's render, never for the browser. */
export function getSpeech(language: Language): ReturnType<typeof createSpeech> {
  return speeches[language]
}

/** The `t` of a language, for loaders. */
export function getTexts(language: Language): Text {
  return speeches[language].t
}
