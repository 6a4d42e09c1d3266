import { useState } from 'react'
import { useNavigate } from 'react-router'

import { draftEndpoints, type Draft } from '#contract/draft/draft.ts'

import type { DraftLookAlike } from '#contract/look-alike/look-alike.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { notify } from '../../ui/snackbar.ts'

/** Says yes or no to a draft, once however often it is pressed; what is refused is said in words. */
export function useVerdict({ id, version }: Draft, alike: readonly DraftLookAlike[], onDone: () => void) {
  const t = useTexts()
  const call = useSignedCall()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function decide<Answer>(
    ask: (key: string) => Promise<Answer>,
    describe: (answer: Answer) => string,
  ): Promise<void> {
    if (isSending) return
    setSending(true)
    setProblem(null)
    try {
      notify(describe(await ask(crypto.randomUUID())))
      await navigate('?', { replace: true, preventScrollReset: true })
      onDone()
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
      setSending(false)
    }
  }

  return {
    isSending,
    problem,
    approve: () =>
      decide(
        // The reviewer has the look-alikes before their eyes.
        (key) => call(draftEndpoints.publishDraft, { id, version, despite: listWarned(alike) }, undefined, key),
        ({ data }) => t(data.code === null ? 'look_alike.waiting' : 'draft.review_approved'),
      ),
    giveBack: (reason: string) =>
      decide(
        (key) => call(draftEndpoints.returnDraft, { id, reason }, undefined, key),
        () => t('draft.review_returned'),
      ),
  }
}

function listWarned(alike: readonly DraftLookAlike[]): string[] {
  return alike.flatMap(({ kind, code }) => (kind === 'warned' && code ? code : []))
}
