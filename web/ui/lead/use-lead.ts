import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type * as z from 'zod/mini'

import type { accountEndpoints, Profile } from '#contract/account/account.ts'
import type { CaptchaAction } from '#contract/account/captcha.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { consentVersion, leastFillTime } from '#contract/lead/alongside.ts'

import { ApiRefusal } from '../../api-client.ts'
import { shownPhone } from '../../phone.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { saidOf } from '../form/said-error.ts'
import { useCaptcha } from '../form/captcha/use-captcha.ts'
import { useForm } from '../form/use-form.ts'
import { referralFor } from '../referral/referral.ts'
import { useSession } from '../session/session.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import { useIsLive } from '../use-is-live.ts'
import { attemptOf, draftOf, fitting, forgetDraft, keepDraft } from './drafts.ts'

type Values = Record<string, string | boolean | readonly string[]>
type Received = { message: string; reference?: string }

type Rules<Form extends Values> = {
  /** Of the draft: what two forms share a name is one enquiry. */
  name: string
  /** What the captcha is worked out for. */
  action: CaptchaAction
  start: Form
  schema: z.ZodMiniType
  door: Endpoint<z.ZodMiniType, z.ZodMiniType<Received>>
  /** What is sent beside what was written. */
  more?: Record<string, unknown>
  /** What stands over a draft. */
  wins?: Partial<Form>
  /** Milliseconds after which the captcha is worked anew. */
  renewEvery?: number
  /** Hears what was sent. */
  onSent?: (values: Form) => void
  onFailed?: () => void
}

/** How a try to send ended, in the reader's words. */
export type Outcome = { isSent: boolean; lines: readonly string[]; canRetry: boolean }

const profileDoor = { method: 'GET', path: '/v2/clients' } as unknown as typeof accountEndpoints.profile
const now = () => Date.now()
/** Milliseconds to wait for an answer. */
const patience = 30_000

/**
 * A form that writes to the network. Nothing written is lost: it outlives a reload, a closed dialog and a failed try,
 * and goes when it has arrived. A try that is made again brings the same key, so that it counts once.
 */
export function useLead<Form extends Values>(rules: Rules<Form>) {
  const { name, action, start, schema, door, more, wins, renewEvery, onSent, onFailed } = rules
  const t = useTexts()
  const lang = useLanguage()
  const isLive = useIsLive()
  const call = useSignedCall()
  const captcha = useCaptcha(action, renewEvery)
  const trap = useRef<HTMLInputElement>(null)
  const hasBegun = useRef(false)
  const isOwn = useRef(false)
  const began = useRef(0)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [hasFailed, setFailed] = useState(false)

  const { fill, reset, ...form } = useForm<Form>({
    start,
    schema,
    onChange: () => {
      isOwn.current = true
      captcha.begin()
    },
    send: async (values) => {
      const answer = await captcha.take()
      const since = draftOf(name).since ?? began.current
      // Whoever is quick, with a browser that fills forms in, is no machine for that.
      await new Promise((resolve) => setTimeout(resolve, since + leastFillTime - now()))
      const attempt = attemptOf(name, () => ({
        lang,
        page: location.pathname + location.search,
        ...referralFor('fields'),
        consent: consentVersion,
        fill_ms: now() - since,
      }))
      const input = {
        ...values,
        ...more,
        ...attempt.along,
        website: trap.current?.value ?? '',
        'g-recaptcha-response': answer,
      }
      const { message, reference } = await call(door, input, AbortSignal.timeout(patience), attempt.key)
      forgetDraft(name)
      isOwn.current = false
      reset()
      fillBlanks()
      setFailed(false)
      setOutcome({
        isSent: true,
        lines: [reference ? `${message}\n\n${t('lead.reference', { reference })}` : message],
        canRetry: false,
      })
      onSent?.(values)
    },
    onRefused: (error) => {
      const isUnfit = error instanceof ApiRefusal && error.status === 422
      setFailed(!isUnfit)
      setOutcome({ isSent: false, lines: saidOf(error, t), canRetry: !isUnfit })
      onFailed?.()
    },
  })

  const { values } = form
  const untouched = useRef(values)
  const session = useSession()
  const knows = useRef<Partial<Profile>>({})

  /** Whoever is signed in need not write what is known of them. */
  function fillBlanks(): void {
    const { full_name = '', email = '', phone, cellphone } = { ...session?.user, ...knows.current }
    const numbers = { phone: shownPhone(phone ?? cellphone ?? ''), cellphone: shownPhone(cellphone ?? phone ?? '') }
    const known: Record<string, string> = { full_name, name: full_name, email, ...numbers }
    fill((before) => {
      const blanks = Object.entries(known).filter(([field, value]) => before[field] === '' && value !== '')
      return Object.fromEntries(blanks) as Partial<Form>
    })
  }

  /** Takes up what was left. */
  const takeUp = useEffectEvent(() => {
    const { values: kept } = draftOf(name)
    if (!kept) return
    isOwn.current = true
    fill(() => ({ ...fitting(start, kept), ...wins }))
  })
  const meet = useEffectEvent((visitor: typeof session) => {
    if (visitor) return fillBlanks()
    knows.current = {}
    // What was known of whoever has left goes with them.
    if (!isOwn.current) reset()
  })
  const keep = useEffectEvent((written: Form) => {
    // What the form began with is not yet what was taken up.
    if (isOwn.current && written !== untouched.current) keepDraft(name, written)
  })
  useEffect(() => takeUp(), [])
  useEffect(() => meet(session), [session])
  useEffect(() => keep(values), [values])

  /** The first touch: from here on the time counts, and a telephone number that is known is asked for. */
  function begin(): void {
    if (hasBegun.current) return
    hasBegun.current = true
    began.current = now()
    if (!session) return
    void recallProfile()
  }

  async function recallProfile(): Promise<void> {
    try {
      knows.current = (await call(profileDoor, {})).data
      fillBlanks()
    } catch {
      // Then it is typed.
    }
  }

  return {
    ...form,
    formProps: { ...form.formProps, onFocus: begin },
    isLive,
    hasFailed,
    outcome,
    trap,
    close: () => setOutcome(null),
    again: () => {
      setOutcome(null)
      form.formProps.ref.current?.requestSubmit()
    },
  } as const
}

export type Lead = Pick<
  ReturnType<typeof useLead>,
  'formProps' | 'isLive' | 'isSending' | 'hasFailed' | 'outcome' | 'trap' | 'close' | 'again'
>
