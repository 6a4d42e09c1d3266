import { AppError } from '../../app-error.ts'
import type { Database } from '../../database/open.ts'
import { attemptKey, countAttempt, forgetAttempts } from './queries.ts'

const limit = { max: 5, minutes: 10 }

const keyOf = (address: string) => attemptKey('gate:address', address)

/** Tries of the gate's password, counted for all processes: the seconds to wait when there have been too many, else 0. */
export function createGateTries(db: Database) {
  return {
    async count(address: string): Promise<number> {
      try {
        await countAttempt(db, keyOf(address), limit)
        return 0
      } catch (error) {
        if (error instanceof AppError && error.code === 'request.too_many') return error.retryAfter ?? 1
        throw error
      }
    },
    forget: (address: string): Promise<void> => forgetAttempts(db, keyOf(address)),
  }
}
