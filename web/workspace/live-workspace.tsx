import { useEffect, useState, type ComponentType } from 'react'

import type { Language } from '#contract/language.ts'

import { useLanguage } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import type { WorkspacePlace, WorkspaceScreen } from '../workspace-paths.ts'
import { screenSources, type ScreenProps } from '../workspace-screens.ts'
import { loadWorkspaceWords } from './words.client.ts'
import type { Said } from './workspace-outline.tsx'
import outlineStyles from './workspace-outline.module.css'

type Frame = typeof import('./workspace-frame.tsx').WorkspaceFrame
type Fetched = { Frame: Frame; Screen: ComponentType<ScreenProps> }
type Props = { place: WorkspacePlace; said: Said; outline: React.ReactNode }

/** The frame with the screen of an address in it, both fetched with their words; until then their outline. */
export function LiveWorkspace({ place, said, outline }: Props) {
  const { pieces, hasFailed, again } = useScreen(place.screen)
  if (hasFailed) {
    return (
      <div className={outlineStyles.frame}>
        <div className={outlineStyles.content} role="alert">
          <p>{said.failed}</p>
          <p>
            <Button onClick={again}>{said.retry}</Button>
          </p>
        </div>
      </div>
    )
  }
  if (!pieces) return outline
  const { Frame, Screen } = pieces
  return (
    <Frame screen={place.screen} hasOwnBar={screenSources[place.screen]?.hasOwnBar}>
      <Screen key={`${place.id} ${place.run}`} id={place.id} run={place.run} />
    </Frame>
  )
}

const fetched = new Map<WorkspaceScreen, Fetched>()

async function fetchScreen(screen: WorkspaceScreen, language: Language): Promise<void> {
  const { fetch, words = [] } = screenSources[screen]!
  const [{ WorkspaceFrame }, { default: Screen }] = await Promise.all([
    import('./workspace-frame.tsx'),
    fetch(),
    loadWorkspaceWords(language, ['workspace', ...words]),
  ])
  fetched.set(screen, { Frame: WorkspaceFrame, Screen })
}

function useScreen(screen: WorkspaceScreen) {
  const language = useLanguage()
  const [tries, setTries] = useState(0)
  const [outcome, setOutcome] = useState({ screen, tries, hasFailed: false })
  const isThere = fetched.has(screen)
  useEffect(() => {
    if (isThere) return undefined
    let isLeft = false
    const tell = (hasFailed: boolean) => isLeft || setOutcome({ screen, tries, hasFailed })
    fetchScreen(screen, language).then(
      () => tell(false),
      () => tell(true),
    )
    return () => {
      isLeft = true
    }
  }, [screen, language, tries, isThere])
  return {
    pieces: fetched.get(screen),
    hasFailed: !isThere && outcome.hasFailed && outcome.screen === screen && outcome.tries === tries,
    again: () => setTries(tries + 1),
  }
}
