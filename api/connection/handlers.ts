import { tokenEndpoints } from '#contract/connection/token.ts'
import { webhookEndpoints } from '#contract/connection/webhook.ts'

import { handleSignedIn } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { addToken } from './add-token.ts'
import { deleteToken } from './delete-token.ts'
import { listTokens } from './queries.ts'
import { addWebhook } from './webhook/add-webhook.ts'
import { changeSecret, changeWebhook, deleteWebhook } from './webhook/change-webhook.ts'
import { getWebhook, listDeliveries, listWebhooks } from './webhook/queries.ts'
import { sendAgain, sendTest } from './webhook/send-again.ts'

/** What an agency's programs sign in with, and the addresses that are told what happens. */
export function createConnectionHandlers(tools: Tools) {
  const { db } = tools
  const ends = { ...tokenEndpoints, ...webhookEndpoints }
  return [
    handleSignedIn(ends.tokens, async ({ session }) => ({ data: await listTokens(db, session) })),
    handleSignedIn(ends.createToken, async ({ input, session }) => ({ data: await addToken(db, session, input) })),
    handleSignedIn(ends.deleteToken, async ({ input, session }) => {
      await deleteToken(db, session, input.id)
      return null
    }),

    handleSignedIn(ends.webhooks, async ({ session }) => ({ data: await listWebhooks(db, session) })),
    handleSignedIn(ends.createWebhook, async ({ input, session }) => ({
      data: await addWebhook(tools, session, input),
    })),
    handleSignedIn(ends.changeWebhook, async ({ input, session }) => ({
      data: await changeWebhook(tools, session, input),
    })),
    handleSignedIn(ends.deleteWebhook, async ({ input, session }) => {
      await deleteWebhook(tools, session, input.id)
      return null
    }),
    handleSignedIn(ends.changeSecret, async ({ input, session }) => ({
      data: await changeSecret(tools, session, input.id),
    })),
    handleSignedIn(ends.testWebhook, async ({ input, session }) => ({ data: await sendTest(db, session, input.id) })),
    handleSignedIn(ends.deliveries, async ({ input, session }) => {
      const { id } = await getWebhook(db, session, input.id)
      return { data: await listDeliveries(db, id, input.before) }
    }),
    handleSignedIn(ends.sendAgain, async ({ input, session }) => ({
      data: await sendAgain(db, session, input.id, input.delivery),
    })),
  ]
}
