import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'

import { firstTouch, HoldUpdates } from './lazy.tsx'
import { getLanguage } from './paths.ts'
import { TranslationContext, createTranslation } from './texts.ts'
import { loadFavorites } from './use-favorites.ts'
import { loadAccount } from './use-account.ts'
import { loadSnackbars } from './use-snackbars.ts'
import { loadAllWords, loadFirstWords } from './words.client.ts'

const language = getLanguage(location.pathname)

void wakeUp()

async function wakeUp(): Promise<void> {
  const words = await loadFirstWords(language, document.documentElement.dataset.part)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationContext value={createTranslation(language, words)}>
          <HoldUpdates />
          <HydratedRouter />
        </TranslationContext>
      </StrictMode>,
    )
  })
  // Who is signed in is shown at once.
  if ('session' in document.documentElement.dataset) void loadAccount()
  // Who sent the reader stands in the address by now, and stays there.
  if (/referer=/.test(location.search)) void import('./lead/referral/keep-in-address.ts')
  // Whoever only reads never fetches the other rooms' words; the first touch may lead elsewhere.
  void firstTouch.then(begin)
}

function begin(): void {
  void loadAllWords().catch(() => undefined)
  void loadFavorites()
  void loadSnackbars()
}
