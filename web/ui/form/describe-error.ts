import { ApiRefusal } from '../../api-client.ts'
import type { Text } from '../../texts.ts'

type WordKey =
  `form.${'status_401' | 'status_403' | 'status_404' | 'status_405' | 'status_406' | 'status_408' | 'status_410'}`

/** What is said of each status where the server says nothing itself. */
const ofStatus: Record<number, WordKey> = {
  401: 'form.status_401',
  403: 'form.status_403',
  404: 'form.status_404',
  405: 'form.status_405',
  406: 'form.status_406',
  408: 'form.status_408',
  409: 'form.status_406',
  410: 'form.status_410',
}

/** What servers say of themselves that a reader should hear in other words. */
const inOtherWords = {
  'Page not found': 'form.page_not_found',
  'This action is unauthorized.': 'form.unauthorized',
} as const

/** Whatever failed, as far as it may say something: nothing of it is sure. */
type Said = { errors?: unknown; message?: unknown; data?: { message?: unknown; error?: unknown } | null }

/**
 * The lines that tell a reader what went wrong, whatever failed. The order is the specification's: each field's problems,
 * the message, what a wrapped answer says, its fields, its message; then a word for the status; then that something did.
 */
export function describeError(error: unknown, t: Text): string[] {
  const [own, answer] = partsOf(error)
  const lines = [
    () => linesOf(own.errors),
    () => textsIn(own.message),
    () => textsIn(answer.data?.message),
    () => textsIn(answer.data?.error),
    () => linesOf(answer.errors),
    () => textsIn(answer.message),
  ]
  for (const take of lines) {
    const said = take()
    if (said.length > 0) return said.map((line) => (isKnown(line) ? t(inOtherWords[line]) : line))
  }
  return [wordFor(error, t)]
}

/** What a failure says itself, and the answer that came with it; what a browser says of itself is for no reader. */
function partsOf(error: unknown): [own: Said, answer: Said] {
  if (error instanceof ApiRefusal) return [error.failure, error.failure]
  if (!isObject(error)) return [{ message: error }, {}]
  const { response } = error as { response?: { data?: unknown } }
  const answer = isObject(response?.data) ? response.data : {}
  return [error instanceof Error ? {} : error, answer]
}

/** One line for each field, its problems one below the other. */
function linesOf(errors: unknown): string[] {
  if (!isObject(errors)) return []
  const lines = Object.values(errors).map((problems) => [problems].flat().flatMap(textsIn).join('\n'))
  return [...new Set(lines.filter(Boolean))]
}

function textsIn(value: unknown): string[] {
  return typeof value === 'string' && value.trim() ? [value] : []
}

function wordFor(error: unknown, t: Text): string {
  if (error instanceof ApiRefusal) {
    const key = ofStatus[error.status]
    return key ? t(key) : t(error.status >= 500 ? 'form.status_500' : 'form.status_other')
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') return t('form.status_408')
  // Browsers say so of a call that reached nobody.
  return t(error instanceof TypeError ? 'form.offline' : 'form.failed')
}

function isKnown(line: string): line is keyof typeof inOtherWords {
  return line in inOtherWords
}

function isObject(value: unknown): value is Said {
  return typeof value === 'object' && value !== null
}
