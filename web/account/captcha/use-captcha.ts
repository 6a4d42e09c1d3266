import { useEffect, useRef } from 'react'

import type { CaptchaAction, captchaEndpoints } from '#contract/account/captcha.ts'
import type { Language } from '#contract/fields.ts'

import type { Call } from '../../api-client.ts'
import { useLanguage } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { loadRecaptcha } from './recaptcha.ts'

const endpoint = { method: 'GET', path: '/v2/captcha' } as unknown as typeof captchaEndpoints.challenge
/** A challenge lives for twenty minutes on the server. */
const lasts = 15 * 60_000
/** Milliseconds that a sender waits for the work: then the server decides without it. */
const patience = 25_000

/** Gives the answer once it is wanted. */
type Ready = () => PromiseLike<string>
type Work = { ready: Promise<Ready>; at: number }

/**
 * The captcha that nobody sees: it begins with the first touch of a form, and is done when the form is sent. Where it is
 * told how often, it begins anew while the form waits.
 */
export function useCaptcha(action: CaptchaAction, renewEvery?: number) {
  const call = useCall()
  const language = useLanguage()
  const work = useRef<Work | null>(null)
  useEffect(() => {
    if (!renewEvery) return undefined
    const timer = setInterval(() => {
      if (work.current && !document.hidden) work.current = startWork(call, action, language)
    }, renewEvery)
    return () => clearInterval(timer)
  }, [call, action, language, renewEvery])
  const begin = () => {
    if (!work.current || Date.now() - work.current.at > lasts) work.current = startWork(call, action, language)
    return work.current.ready
  }
  return {
    /** Once a form is being written; again and again does no harm. */
    begin: () => void begin(),
    /** What goes along as `g-recaptcha-response`; each answer counts once. Empty where there is none: the server then says so. */
    take: async () => {
      const ready = begin()
      work.current = null
      const answer = ready.then((give) => give()).catch(() => '')
      return Promise.race([answer, new Promise<string>((resolve) => setTimeout(resolve, patience, ''))])
    },
  }
}

function startWork(call: Call, action: CaptchaAction, language: Language): Work {
  const ready = prepare(call, action, language)
  // Whoever takes it hears of it.
  ready.catch(() => {})
  return { ready, at: Date.now() }
}

async function prepare(call: Call, action: CaptchaAction, language: Language): Promise<Ready> {
  const { data: task } = await call(endpoint, { action })
  if (!task) return async () => ''
  if ('site_key' in task) {
    const { site_key } = task
    const recaptcha = await loadRecaptcha(site_key, language)
    // Its answers live two minutes: this one is asked for as the form is sent.
    return () => recaptcha.execute(site_key, { action })
  }
  const solution = await inWorker(task)
  return async () => (solution ? btoa(JSON.stringify({ challenge: task, solution })) : '')
}

function inWorker(challenge: object): Promise<unknown> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }) => resolve(data))
    worker.addEventListener('error', reject)
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}
