import * as z from 'zod/mini'
import { useState, type ReactNode } from 'react'

import { freshnessEndpoints, type ReportReason, reportReasons } from '#contract/freshness/freshness.ts'

import { useCaptcha } from '../account/captcha/use-captcha.ts'
import { useTexts } from '../texts.ts'
import { describeError } from '../ui/form/describe-error.ts'
import form from '../ui/form/form.module.css'
import { SelectInput } from '../ui/form/select-input.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextArea } from '../ui/form/text-area.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { useCall } from '../use-call.ts'

const start = { reason: 'gone', text: '' }
const schema = z.object({ reason: freshnessEndpoints.report.input.shape.reason })

/** A visitor's word that an offer is not true: why, and what else there is to say. `back` is the way on after it. */
export function ReportForm({ code, back }: { code: string; back: ReactNode }) {
  const t = useTexts()
  const call = useCall()
  const captcha = useCaptcha('report')
  const [said, setSaid] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { field, formProps, isSending } = useForm<typeof start>({
    start,
    schema,
    onChange: captcha.begin,
    send: async ({ reason, text }) => {
      const answer = await captcha.take()
      const report = { code, reason: reason as ReportReason, text: text.trim() || null, 'g-recaptcha-response': answer }
      setSaid((await call(freshnessEndpoints.report, report)).message)
    },
    onRefused: (error) => setProblem(describeError(error, t).join('\n')),
  })
  if (said !== null) {
    return (
      <>
        <output>{said}</output>
        <div className="actions">{back}</div>
      </>
    )
  }
  const options = reportReasons.map((value) => ({ value, label: t(`report.reason_${value}`) }))
  return (
    <form {...formProps} className={form.form}>
      <SelectInput field={field('reason')} label={t('report.reason')} options={options} />
      <TextArea field={field('text')} label={t('report.text')} rows={3} maxLength={500} />
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <SendButton isSending={isSending}>{t('report.send')}</SendButton>
    </form>
  )
}
