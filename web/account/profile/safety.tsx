import { useState } from 'react'

import { PasswordForm } from './password-form.tsx'
import { SessionsList } from './sessions-list.tsx'

/** The password, and the sessions that a new one ends. */
export function Safety({ hasPassword }: { hasPassword: boolean }) {
  const [changes, setChanges] = useState(0)
  return (
    <>
      <PasswordForm key={changes} hasPassword={hasPassword} onDone={() => setChanges(changes + 1)} />
      <SessionsList key={`sessions-${changes}`} />
    </>
  )
}
