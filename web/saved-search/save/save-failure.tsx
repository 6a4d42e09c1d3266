import type { Text } from '../../texts.ts'
import { ApiRefusal } from '../../api-client.ts'
import form from '../../ui/form/form.module.css'
import { describeError } from '../../ui/form/describe-error.ts'

/** That a search was not saved, and why if that is known. */
export function describeSaveFailure(error: unknown, t: Text): string[] {
  const isKnown = error instanceof ApiRefusal && error.status < 500
  return [t('saved.error'), ...(isKnown ? describeError(error, t) : [])]
}

export function SaveFailure({ lines }: { lines: readonly string[] }) {
  return (
    lines.length > 0 && (
      <p className={form.problem} role="alert">
        {lines.join('\n')}
      </p>
    )
  )
}
