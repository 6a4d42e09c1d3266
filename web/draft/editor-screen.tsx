import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { draftEndpoints } from '#contract/draft/draft.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { PropertyCard } from '../property/property-card.tsx'
import { useLanguage, useTexts } from '../texts.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import type { ScreenProps } from '../workspace-screens.ts'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { Editor } from './editor.tsx'
import { OpenDraft } from './open-draft-screen.tsx'

/** Where a listing is written: a draft by its number, or the changes of a listing by its code. */
export default function EditorScreen({ id }: ScreenProps) {
  return id.includes('-') ? (
    <ChangesOf code={id} />
  ) : (
    <OpenDraft id={Number(id)}>
      <Editor card={PropertyCard} />
    </OpenDraft>
  )
}

/** Opens the draft of a listing's changes, which is begun where there is none. */
export function ChangesOf({ code }: { code: string }) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const { data, failure, again } = useAnswer(`changes ${code}`, (call, signal) =>
    call(draftEndpoints.createDraft, { from: code }, signal, `changes-${code}-${crypto.randomUUID()}`),
  )
  const id = data?.data.id
  useEffect(() => {
    if (id) void navigate(toWorkspacePath('editor', language, id) + location.hash, { replace: true })
  }, [id, language, navigate])
  return failure ? <FailedScreen failure={failure} title={t('draft.failed_open')} onRetry={again} /> : <Waiting bars={6} />
}
