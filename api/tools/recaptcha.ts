import { createHash } from 'node:crypto'

import type { Tools } from '../tools.ts'
import type { Captcha } from './captcha.ts'

type Settings = Pick<Tools, 'siteUrl' | 'log' | 'now'> & {
  siteKey: string
  secret: string
  /** Where answers are verified; another one is for tests. */
  verifier?: string
}

/** Within the patience of an endpoint; past it nobody can say. */
const patience = 2000
/** From 0, a machine, to 1, a person; half is what Google proposes. */
const minScore = 0.5
/** An answer lives two minutes at Google; for a while longer it is remembered here that it was used. */
const remembered = 5 * 60_000
/** What makes an answer wrong, and is no mistake of ours. */
const wrongAnswers = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/** Google's reCAPTCHA, version 3: it shows nothing, and its word is compared with our host and with what the form is sent for. */
export function createRecaptcha(settings: Settings): Captcha {
  const hostname = new URL(settings.siteUrl).hostname
  return {
    challenge: async () => ({ site_key: settings.siteKey }),
    check: async (answer, action) => {
      const said = await verify(settings, answer)
      if (said === 'away') return 'away'
      const isPerson =
        said.success === true &&
        said.hostname === hostname &&
        said.action === action &&
        typeof said.score === 'number' &&
        said.score >= minScore
      if (!isPerson) return null
      const signature = `recaptcha:${createHash('sha256').update(answer).digest('base64url')}`
      return { signature, expires_at: new Date(settings.now().getTime() + remembered) }
    },
  }
}

type Verdict = { success?: unknown; hostname?: unknown; action?: unknown; score?: unknown; 'error-codes'?: unknown }

/** What Google says of an answer; `away` when it says nothing, or nothing of the answer. */
async function verify({ secret, log, verifier = google }: Settings, answer: string): Promise<Verdict | 'away'> {
  try {
    const response = await fetch(verifier, {
      method: 'POST',
      body: new URLSearchParams({ secret, response: answer }),
      signal: AbortSignal.timeout(patience),
      redirect: 'error',
    })
    if (!response.ok) throw new Error(`it answered ${response.status}`)
    const said = (await response.json()) as Verdict
    const codes = Array.isArray(said['error-codes']) ? said['error-codes'] : []
    const isOurs = said.success !== true && !codes.every((code) => wrongAnswers.includes(String(code)))
    if (isOurs) throw new Error(`it refused the question: ${codes.join(', ')}`)
    return said
  } catch (err) {
    log.error({ err }, 'reCAPTCHA could not be asked')
    return 'away'
  }
}

const google = 'https://www.google.com/recaptcha/api/siteverify'
