import { createChallenge, verifySolution, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'

import type { CaptchaAction } from '#contract/account/captcha.ts'

/** What proves that a browser worked for its call. */
export type Captcha = {
  /** What a browser works on before it sends a form: a challenge of ours, or the key under which it asks elsewhere. */
  challenge: (action: CaptchaAction) => Promise<Challenge | { site_key: string }>
  /**
   * Whether an answer was worked out in time for what the form is sent for; `signature` names it, so that it counts once.
   * `away`: nobody can say.
   */
  check: (answer: string, action: CaptchaAction) => Promise<{ signature: string; expires_at: Date } | 'away' | null>
}

const minutes = 20
/** One key in 256 fits, and each takes a thousand rounds: about a second of one core, and nobody notices. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 1000, keyPrefix: '00' } as const

/** The captcha that is the product's own: a proof of work, solved out of sight, verified without asking anyone. */
export function createCaptcha(secret: string, now: () => Date): Captcha {
  return {
    challenge: (action) =>
      createChallenge({
        ...work,
        // Its end is ours to judge: the library would by the clock of this machine.
        data: { action, expires: Math.floor(now().getTime() / 1000) + minutes * 60 },
        deriveKey,
        hmacSignatureSecret: secret,
      }),
    check: async (answer, action) => {
      const payload = payloadOf(answer)
      if (!payload?.challenge.signature || payload.challenge.parameters.data?.action !== action) return null
      const { verified } = await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: secret }).catch(() => ({
        verified: false,
      }))
      const expires = Number(payload.challenge.parameters.data?.expires)
      if (!verified || !(expires * 1000 > now().getTime())) return null
      return { signature: payload.challenge.signature, expires_at: new Date(expires * 1000) }
    },
  }
}

type Payload = { challenge: Challenge; solution: { counter: number; derivedKey: string } }

/** The answer is Base64 of JSON, as ALTCHA's own widget sends it; anything else is none. */
function payloadOf(answer: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    const { challenge, solution } = payload as Payload
    const isWhole = typeof challenge.parameters === 'object' && typeof solution.counter === 'number'
    return isWhole && challenge.parameters.algorithm === work.algorithm && challenge.parameters.cost === work.cost
      ? { challenge, solution }
      : null
  } catch {
    return null
  }
}
