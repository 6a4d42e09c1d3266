import type { Text, TextKey } from '../../texts.ts'
import { ApiRefusal } from '../../api-client.ts'

/** What is said of each status where the server says nothing itself. */
const ofStatus: Record<number, TextKey> = {
  401: 'form.status_401',
  403: 'form.status_403',
  404: 'form.status_404',
  405: 'form.status_405',
  406: 'form.status_406',
  408: 'form.status_408',
  409: 'form.status_406',
  410: 'form.status_410',
}

/** The lines that tell a reader what went wrong: each field's problems, else the server's word, else one for its status. */
export function saidOf(error: unknown, t: Text): string[] {
  if (!(error instanceof ApiRefusal)) return [t('form.failed')]
  const { status, failure } = error
  const lines = Object.values(failure?.errors ?? {}).map((problems) => problems.join('\n'))
  if (lines.length > 0) return [...new Set(lines)]
  if (failure?.message) return [failure.message]
  const key = ofStatus[status]
  return [t((key ?? (status >= 500 ? 'form.status_500' : 'form.failed')) as 'form.failed')]
}
