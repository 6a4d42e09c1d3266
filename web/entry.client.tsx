import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { languageOf } from './paths.ts'
import { SpeechContext, speechOf } from './texts.ts'

const language = languageOf(location.pathname)
// One chunk per language: the other one's words are never fetched.
const words = language === 'en' ? import('#locales/en/catalogue.ts') : import('#locales/es/catalogue.ts')

void words.then((catalogue) => {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SpeechContext value={speechOf(language, catalogue.default)}>
          <HydratedRouter />
        </SpeechContext>
      </StrictMode>,
    )
  })
})
