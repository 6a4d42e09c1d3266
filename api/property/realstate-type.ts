import type { Language } from '#contract/fields.ts'
import type { PropertyType } from '#contract/property/property-type.ts'
import en from '#locales/en/ui/ui.ts'
import es from '#locales/es/ui/ui.ts'

const words = { es, en }

/** The name of a kind of property in a language: the words that people read, of which its address is made. */
export function toRealstateType(type: PropertyType, language: Language): string {
  return words[language][`type.${type}`]
}
