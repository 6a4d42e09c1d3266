import type { AgentCard } from '#contract/agent/agent.ts'
import type { Language } from '#contract/language.ts'
import { languageNames, lists } from '#locales/names.ts'

type Spoken = AgentCard['spoken_languages']

/** A language's name in the page's own, as it stands in a list. */
export function nameLanguage(code: string, language: Language): string {
  return languageNames(language).of(code) ?? code
}

/** `español, inglés y francés`. */
export function nameLanguages(codes: Spoken, language: Language): string {
  return lists(language).format(codes.map((code) => nameLanguage(code, language)))
}

/** The same with a capital, as it stands alone. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
