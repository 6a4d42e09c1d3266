import { AppError } from '../../app-error.ts'

/** Why a call ended without an answer. The first four are refused before anything is sent. */
export type OutsideReason =
  | 'address'
  | 'port'
  | 'protocol'
  | 'credentials'
  | 'name'
  | 'connection'
  | 'certificate'
  | 'time'
  | 'size'
  | 'packing'
  | 'redirects'

/** What stands behind an `outside.refused` or `outside.unreachable`: for logs and reports, never an answer's text. */
export class OutsideProblem extends Error {
  readonly reason: OutsideReason

  constructor(reason: OutsideReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

const refused: readonly OutsideReason[] = ['address', 'port', 'protocol', 'credentials']

export function createRefusal(reason: OutsideReason, cause?: unknown): AppError {
  const code = refused.includes(reason) ? 'outside.refused' : 'outside.unreachable'
  return new AppError(code, { cause: new OutsideProblem(reason, cause) })
}

/** Gets the reason of a call that failed; null for what is no failure of a call. */
export function findOutsideReason(error: unknown): OutsideReason | null {
  return error instanceof AppError && error.cause instanceof OutsideProblem ? error.cause.reason : null
}

/** Makes one refusal of whatever ended a call: a socket, a certificate, a parser, a signal. */
export function readFailure(error: unknown): AppError {
  if (error instanceof AppError) return error
  const code = String((error as { code?: unknown } | null)?.code)
  if (/CERT|SIGNATURE|SSL|TLS|ALTNAME/.test(code)) return createRefusal('certificate', error)
  if (code.startsWith('Z_')) return createRefusal('packing', error)
  if (code === 'HPE_HEADER_OVERFLOW') return createRefusal('size', error)
  return createRefusal('connection', error)
}
