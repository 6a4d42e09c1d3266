import type { webhookPayload } from '#contract/connection/webhook.ts'
import type * as z from 'zod/mini'

import { findOutsideReason } from '../../tools/outside/refusal.ts'
import { openSeal } from '../../tools/seal.ts'
import type { Tools } from '../../tools.ts'
import type { Begun, Due } from './begin-deliveries.ts'
import { endDelivery, failDelivery, leaveDelivery } from './close-deliveries.ts'
import { readProblem } from './rules.ts'
import { signMessage } from './sign.ts'

const patienceMs = 10_000

/** Sends one message and writes down what became of it. What was sent and not written down is sent again, as the same. */
export async function sendDelivery(tools: Tools, to: Due, begun: Begun, draining: AbortSignal): Promise<void> {
  const { db, secret: key, outside } = tools
  const body = JSON.stringify(writePayload(tools.siteUrl, to.agency_id, begun))
  const seconds = Math.floor(Date.now() / 1000)
  const seal = { purpose: 'webhook', owner: to.agency_id }
  const secrets = [begun.secret, begun.old_secret].flatMap((sealed) => (sealed && openSeal(key, seal, sealed)) || [])
  // Nothing goes out that nobody can verify: SECRET is another one now.
  if (secrets.length === 0) return failDelivery(tools, begun, { problem: 'secret', status: null })
  try {
    const answer = await outside.call({
      url: to.url,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': begun.message_id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signMessage(secrets, begun.message_id, seconds, body),
      },
      body: Buffer.from(body),
      maxBytes: 64 * 1024,
      firstByteMs: patienceMs,
      totalMs: patienceMs,
      redirects: 0,
      signal: draining,
    })
    // What it says beside is nobody's business here.
    answer.close()
    const { status } = answer
    if (status >= 200 && status < 300) await endDelivery(db, begun, status)
    else await failDelivery(tools, begun, { problem: 'status', status })
  } catch (error) {
    const reason = findOutsideReason(error)
    if (draining.aborted) await leaveDelivery(db, begun)
    else if (reason === null) throw error
    else await failDelivery(tools, begun, { problem: readProblem(reason), status: null })
  }
}

/** The same for every try: it says what happened to what, and where to ask. */
function writePayload(siteUrl: string, agency_id: number, begun: Begun): z.infer<typeof webhookPayload> {
  const { kind, subject, subject_id, code, changed, at } = begun
  const path =
    code !== null ? `/v2/workspace/listings/${code}/offer` : subject === 'lead' ? `/v2/leads/${subject_id}` : null
  return {
    type: kind,
    timestamp: new Date(at).toISOString(),
    data: {
      agency_id,
      ...(code !== null ? { code } : subject !== 'test' && { id: subject_id }),
      changed,
      link: path && siteUrl + path,
    },
  }
}
