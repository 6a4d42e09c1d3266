import en from '#locales/en/catalogue.ts'
import es from '#locales/es/catalogue.ts'
import { createTranslator } from '#locales/texts.ts'

/** What the site says, for the journeys that are walked in both languages. */
export const say = { es: createTranslator<typeof es>('es', es), en: createTranslator<typeof es>('en', en) }
