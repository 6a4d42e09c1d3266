import { tokenLimits } from '#contract/connection/token.ts'

import { AppError } from '../app-error.ts'
import { findSession } from '../account/queries.ts'
import type { Database } from '../database/open.ts'
import { isTokenCall } from '../http/token-call.ts'
import { createMeter } from '../tools/meter.ts'
import type { Session } from '../tools/session.ts'
import { findTokenSession } from './queries.ts'

/** Finds who calls: a person by their session, or a program by its agency's token, which is let in 600 times a minute. */
export function createCallerReader(db: Database) {
  const meter = createMeter(tokenLimits.callsPerMinute)
  return async (authorization: string | undefined): Promise<Session | null> => {
    if (!isTokenCall(authorization)) return findSession(db, authorization)
    const session = await findTokenSession(db, authorization!)
    const wait = session ? meter(session.token!.id, 1) : 0
    if (wait > 0) throw new AppError('request.too_many', { retryAfter: wait })
    return session
  }
}
