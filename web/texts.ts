import { createContext, useContext } from 'react'

import type { Language } from '#contract/fields.ts'
import type es from '#locales/es/catalogue.ts'
import { createTranslator, type Translate, type Translated } from '#locales/texts.ts'

export type Words = Translated<typeof es>
export type Text = Translate<typeof es>
export type TextKey = keyof typeof es

type Speech = { language: Language; t: Text }

/** The language of the page and its words, set once by the entry files. */
export const SpeechContext = createContext<Speech | null>(null)

export function createSpeech(language: Language, words: Words): Speech {
  return { language, t: createTranslator<typeof es>(language, words) }
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('SpeechContext is set by the entry files')
  return speech
}

/** The `t` of the page's language. */
export function useTexts(): Text {
  return useSpeech().t
}

export function useLanguage(): Language {
  return useSpeech().language
}
