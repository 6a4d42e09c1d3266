import { useState } from 'react'

import { ApiRefusal } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { describeError } from '../ui/form/describe-error.ts'

/** Why something was refused, in lines; what is said of fields stands at the fields. */
export function useRefused() {
  const t = useTexts()
  const [failure, setFailure] = useState<readonly string[]>([])
  return {
    failure,
    clear: () => setFailure([]),
    onRefused: (error: unknown) =>
      setFailure(error instanceof ApiRefusal && error.failure.errors ? [] : describeError(error, t)),
  }
}
