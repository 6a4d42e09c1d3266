import { useState } from 'react'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import type { Call } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { describeError } from '../ui/form/describe-error.ts'
import { notify } from '../ui/snackbar.ts'

/** Does what somebody pressed and says that it is done; what fails is said, and changes nothing shown. */
export function useAct() {
  const t = useTexts()
  const call = useSignedCall()
  const [isBusy, setBusy] = useState(false)
  const run = async (work: (call: Call) => Promise<string | null>) => {
    setBusy(true)
    try {
      const done = await work(call)
      if (done) notify(done)
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, act: (work: (call: Call) => Promise<string | null>) => void run(work) }
}
