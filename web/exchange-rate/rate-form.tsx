import { useState } from 'react'
import { flushSync } from 'react-dom'

import { getDayHere } from '#contract/day.ts'
import { exchangeRateEndpoints, isLargeMove, newRate, type DatedRate } from '#contract/exchange-rate/exchange-rate.ts'
import { readDecimal } from '#contract/amount.ts'

import { ApiRefusal } from '../api-client.ts'
import { useLanguage, useTexts } from '../texts.ts'
import form from '../ui/form/form.module.css'
import { describeError } from '../ui/form/describe-error.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { useSignedCall } from '../account/session/use-signed-call.ts'
import { notify } from '../ui/snackbar.ts'
import { RateDoubt } from './rate-doubt.tsx'
import { formatMove, formatRate } from './format-rate.ts'

type Props = {
  /** The rate that counts; none in a new network. */
  last: DatedRate | undefined
  /** Somebody else has entered one meanwhile. */
  onOutdated: () => void
  onDone: () => void
}

/** A rate that is to count from now on; one far from the last is asked about before it does. */
export function RateForm({ last, onOutdated, onDone }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const [problem, setProblem] = useState('')
  const [isDoubted, setDoubted] = useState(false)

  async function save(given: typeof values, is_confirmed: boolean): Promise<void> {
    const { data, is_applied } = await call(exchangeRateEndpoints.add, { ...given, is_confirmed })
    notify(t(is_applied ? 'rate.saved' : 'rate.applying', { rate: formatRate(data.rate, language) }))
    onDone()
  }

  const { values, field, formProps, isSending } = useForm({
    start: { rate: '', date: getDayHere(), source: last?.source ?? '' },
    schema: newRate,
    send: async (given) => {
      if (last && isLargeMove(last.rate, readDecimal(given.rate))) return setDoubted(true)
      await save(given, false)
    },
    onRefused: (error) => {
      const isFar = error instanceof ApiRefusal && error.failure.code === 'exchange_rate.large_move'
      if (isFar) onOutdated()
      setDoubted(isFar)
      setProblem(
        isFar || (error instanceof ApiRefusal && error.failure.errors) ? '' : describeError(error, t).join('\n'),
      )
    },
    onChange: () => setProblem(''),
  })
  function correct(): void {
    flushSync(() => setDoubted(false))
    formProps.ref.current?.querySelector('input')?.focus()
  }

  const rate = field('rate')
  const typed = newRate.shape.rate.safeParse(values.rate)
  const move =
    last && typed.success
      ? t('rate.move', { move: formatMove(last.rate, typed.data, language), rate: formatRate(last.rate, language) })
      : null

  if (isDoubted && last && typed.success) {
    return <RateDoubt before={last.rate} after={typed.data} onYes={() => save(values, true)} onNo={correct} />
  }
  return (
    <form {...formProps} className={form.form}>
      <p className="muted">{t('rate.lead')}</p>
      <TextInput
        field={rate}
        label={t('rate.rate')}
        hint={move ?? t('rate.rate_hint')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        isRequired
      />
      <TextInput field={field('date')} label={t('rate.date')} type="date" isRequired />
      <TextInput field={field('source')} label={t('rate.source')} autoComplete="off" maxLength={120} isRequired />
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <SendButton isSending={isSending}>{t('rate.save')}</SendButton>
    </form>
  )
}
