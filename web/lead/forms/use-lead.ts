import { useRef, useState } from 'react'
import type * as z from 'zod/mini'

import type { CaptchaAction } from '#contract/account/captcha.ts'
import type { Endpoint } from '#contract/endpoint.ts'

import { ApiRefusal } from '../../api-client.ts'
import { useTexts, type Text } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import { useCaptcha } from '../../account/captcha/use-captcha.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { useIsLive } from '../../ui/use-is-live.ts'
import { forgetDraft } from './drafts.ts'
import { useDraft } from './use-draft.ts'
import { useKnownPerson } from './use-known-person.ts'
import { useSending } from './use-sending.ts'

/** What a form holds. */
export type Values = Record<string, string | boolean | readonly string[]>
/** Writes into fields what their writer did not type. */
export type Fill<Form extends Values> = (some: (before: Form) => Partial<Form>) => void
export type Received = { message: string; reference?: string }

export type Rules<Form extends Values> = {
  /** Of the draft: what two forms share a name is one enquiry. */
  name: string
  /** What the captcha is worked out for. */
  action: CaptchaAction
  start: Form
  schema: z.ZodMiniType
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType<Received>>
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

/**
 * A form that writes to the network. Nothing written is lost: it outlives a reload, a closed dialog and a failed try,
 * and goes when it has arrived. A try that is made again brings the same key, so that it counts once.
 */
export function useLead<Form extends Values>(rules: Rules<Form>) {
  const { name, action, start, schema, wins, renewEvery, onSent, onFailed } = rules
  const isLive = useIsLive()
  const captcha = useCaptcha(action, renewEvery)
  const { honeypot, begin, send } = useSending(rules, captcha.take)
  const isOwn = useRef(false)
  const makeOwn = () => {
    isOwn.current = true
  }
  const { outcome, hasFailed, succeed, fail, close } = useOutcome()

  const { fill, reset, ...form } = useForm<Form>({
    start,
    schema,
    onChange: () => {
      makeOwn()
      captcha.begin()
    },
    send: async (values) => {
      const received = await send(values)
      forgetDraft(name)
      isOwn.current = false
      reset()
      person.fillBlanks()
      succeed(received)
      onSent?.(values)
    },
    onRefused: (error) => {
      fail(error)
      onFailed?.()
    },
  })
  useDraft({ name, start, wins, values: form.values, fill, isOwn: () => isOwn.current, makeOwn })
  const person = useKnownPerson<Form>(fill, () => {
    if (!isOwn.current) reset()
  })

  return {
    ...form,
    formProps: {
      ...form.formProps,
      onFocus: () => {
        if (begin()) void person.recall()
      },
    },
    isLive,
    hasFailed,
    outcome,
    honeypot,
    close,
    again: () => {
      close()
      form.formProps.ref.current?.requestSubmit()
    },
  } as const
}

export type Lead = Pick<
  ReturnType<typeof useLead>,
  'formProps' | 'isLive' | 'isSending' | 'hasFailed' | 'outcome' | 'honeypot' | 'close' | 'again'
>

/** How the last try ended, and whether it may be made again as it is. */
function useOutcome() {
  const t = useTexts()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [hasFailed, setFailed] = useState(false)
  return {
    outcome,
    hasFailed,
    succeed: (received: Received) => {
      setFailed(false)
      setOutcome({ isSent: true, lines: [describeReceived(received, t)], canRetry: false })
    },
    fail: (error: unknown) => {
      const isUnfit = error instanceof ApiRefusal && error.status === 422
      setFailed(!isUnfit)
      setOutcome({ isSent: false, lines: describeError(error, t), canRetry: !isUnfit })
    },
    close: () => setOutcome(null),
  }
}

function describeReceived({ message, reference }: Received, t: Text): string {
  return reference ? `${message}\n\n${t('lead.reference', { reference })}` : message
}
