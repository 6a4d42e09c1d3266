import { useEffect, useRef } from 'react'

import type { captchaEndpoints } from '#contract/account/captcha.ts'

import type { Call } from '../../api-client.ts'
import { useCall } from '../../use-call.ts'

const door = { method: 'GET', path: '/v2/captcha' } as unknown as typeof captchaEndpoints.challenge
/** A challenge lives for twenty minutes on the server. */
const lasts = 15 * 60_000
/** Milliseconds that a sender waits for the work: then the server decides without it. */
const patience = 25_000

/**
 * The captcha that nobody sees: it works from the first touch of a form, and is done when the form is sent. Where it is
 * told how often, it works anew while the form waits.
 */
export function useCaptcha(renewEvery?: number) {
  const call = useCall()
  const work = useRef<{ answer: Promise<string>; at: number } | null>(null)
  useEffect(() => {
    if (!renewEvery) return undefined
    const timer = setInterval(() => {
      if (work.current && !document.hidden) work.current = { answer: solve(call), at: Date.now() }
    }, renewEvery)
    return () => clearInterval(timer)
  }, [call, renewEvery])
  const begin = () => {
    if (!work.current || Date.now() - work.current.at > lasts) {
      work.current = { answer: solve(call), at: Date.now() }
    }
    return work.current.answer
  }
  return {
    /** Once a form is being written; again and again does no harm. */
    begin: () => void begin(),
    /** What goes along as `g-recaptcha-response`; each answer counts once. */
    take: async () => {
      const answer = begin()
      work.current = null
      return Promise.race([answer, new Promise<string>((resolve) => setTimeout(resolve, patience, ''))])
    },
  }
}

/** Empty where no captcha is asked for, or the work could not be done: the server then says so. */
async function solve(call: Call): Promise<string> {
  try {
    const { data: challenge } = await call(door, {})
    if (!challenge) return ''
    const solution = await inWorker(challenge)
    return solution ? btoa(JSON.stringify({ challenge, solution })) : ''
  } catch {
    return ''
  }
}

function inWorker(challenge: object): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', reject)
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
