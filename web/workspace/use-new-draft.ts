import { useState } from 'react'
import { useNavigate } from 'react-router'

import { draftEndpoints } from '#contract/draft/draft.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { describeError } from '../ui/form/describe-error.ts'
import { notify } from '../ui/snackbar.ts'
import { toWorkspacePath } from '../workspace-paths.ts'

type From = { from?: string; is_copy?: boolean }

/** Begins a draft, of nothing or of a listing, and opens it in the editor; what goes wrong is said. */
export function useNewDraft() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useSignedCall()
  const [isCreating, setCreating] = useState(false)
  async function begin(from: From): Promise<void> {
    setCreating(true)
    try {
      const { data } = await call(draftEndpoints.createDraft, from, undefined, crypto.randomUUID())
      await navigate(toWorkspacePath('editor', language, data.id))
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    }
    setCreating(false)
  }
  return { isCreating, begin: (from: From) => void begin(from), create: () => void begin({}) }
}
