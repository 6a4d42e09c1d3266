import { useRef } from 'react'

import { consentVersion, minFillTime } from '#contract/lead/alongside.ts'

import { useLanguage } from '../../texts.ts'
import { getReferral } from '../referral/referral.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { attemptOf, readDraft } from './drafts.ts'
import type { Received, Rules, Values } from './use-lead.ts'

const now = () => Date.now()
/** Milliseconds to wait for an answer. */
const patience = 30_000

/** How a form gets to its endpoint: when it was begun, and what goes along with what was written. */
export function useSending<Form extends Values>(
  { name, endpoint, more }: Rules<Form>,
  takeAnswer: () => Promise<string>,
) {
  const lang = useLanguage()
  const call = useSignedCall()
  const honeypot = useRef<HTMLInputElement>(null)
  const began = useRef(0)

  /** The first touch, from which on the time counts; whether this is it. */
  function begin(): boolean {
    if (began.current) return false
    began.current = now()
    return true
  }

  async function send(values: Form): Promise<Received> {
    const answer = await takeAnswer()
    const since = readDraft(name).since ?? began.current
    // Whoever is quick, with a browser that fills forms in, is no machine for that.
    await new Promise((resolve) => setTimeout(resolve, since + minFillTime - now()))
    const attempt = attemptOf(name, () => ({
      lang,
      page: location.pathname + location.search,
      ...getReferral('fields'),
      consent: consentVersion,
      fill_ms: now() - since,
    }))
    const input = {
      ...values,
      ...more,
      ...attempt.along,
      website: honeypot.current?.value ?? '',
      'g-recaptcha-response': answer,
    }
    return call(endpoint, input, AbortSignal.timeout(patience), attempt.key)
  }

  return { honeypot, begin, send }
}
