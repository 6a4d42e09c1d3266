import { factorEndpoints } from '#contract/account/factor.ts'

import { handle, handleSignedIn } from '../../http/handle.ts'
import type { Tools } from '../../tools.ts'
import { finishSignIn } from './begin-session.ts'
import { beginFactor, confirmFactor, endFactor, readFactor } from './change-factor.ts'

/** The second factor of an account: made, proven, asked for and ended. */
export function createFactorHandlers(tools: Tools) {
  const endpoints = factorEndpoints
  return [
    handleSignedIn(endpoints.factor, async ({ session }) => ({ data: await readFactor(tools.db, session.client_id) })),

    handleSignedIn(endpoints.beginFactor, async ({ input, session }) => ({
      data: await beginFactor(tools, session, input.current_password),
    })),

    handleSignedIn(endpoints.confirmFactor, async ({ input, session }) => ({
      data: { recovery_codes: await confirmFactor(tools, session, input.code) },
    })),

    handleSignedIn(endpoints.endFactor, async ({ input, session }) => {
      await endFactor(tools, session, { password: input.current_password, code: input.code })
    }),

    handle(endpoints.enterCode, async ({ input, caller }) => ({ data: await finishSignIn(tools, input, caller) })),
  ]
}
