import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { languageOf } from './paths.ts'
import { SpeechContext, speechOf } from './texts.ts'
import { loadAllWords, loadFirstWords } from './words.ts'

const language = languageOf(location.pathname)

void wakeUp()

async function wakeUp(): Promise<void> {
  const words = await loadFirstWords(language, document.documentElement.dataset.room)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SpeechContext value={speechOf(language, words)}>
          <HydratedRouter />
        </SpeechContext>
      </StrictMode>,
    )
  })
  // Whoever only reads never fetches the other rooms' words; the first touch may lead elsewhere.
  for (const sign of ['pointerover', 'keydown', 'touchstart']) {
    addEventListener(sign, () => void loadAllWords().catch(() => undefined), { once: true, passive: true })
  }
}
