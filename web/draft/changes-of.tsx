import { useEffect } from 'react'
import { useNavigate } from 'react-router'

import { draftEndpoints } from '#contract/draft/draft.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'

type Props = { code: string; screen?: 'editor' | 'preview' }

/** Opens the draft of a listing's changes, which is begun where there is none, at the address of its number. */
export function ChangesOf({ code, screen = 'editor' }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const { data, failure, again } = useAnswer(`changes ${code}`, (call, signal) =>
    call(draftEndpoints.createDraft, { from: code }, signal, crypto.randomUUID()),
  )
  const id = data?.data.id
  useEffect(() => {
    if (id) void navigate(toWorkspacePath(screen, language, id) + location.hash, { replace: true })
  }, [id, screen, language, navigate])
  if (failure) return <FailedScreen failure={failure} title={t('draft.failed_open')} onRetry={again} />
  return <Waiting bars={6} />
}
