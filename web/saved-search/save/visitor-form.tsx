import { useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'

import { alertEndpoints } from '#contract/saved-search/alert.ts'
import { email } from '#contract/account/person.ts'
import { type AlertRate, alertRate, searchName } from '#contract/saved-search/saved-search.ts'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { EmailInput } from '../../ui/form/email-input.tsx'
import form from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useCaptcha } from '../../account/captcha/use-captcha.ts'
import { useForm } from '../../ui/form/use-form.ts'
import { RateSelect } from './rate-select.tsx'
import { SaveFailure, describeSaveFailure } from './save-failure.tsx'

type Props = { name: string; criteria: object; onDone: (said: string) => void }
type Rate = Exclude<AlertRate, 'off'>

const schema = z.object({ email, name: searchName, alert: alertRate })

/** Has emails about a search sent to somebody without an account, once the address is confirmed. */
export function VisitorForm({ name, criteria, onDone }: Props) {
  const t = useTexts()
  const lang = useLanguage()
  const call = useCall()
  const captcha = useCaptcha('alert')
  const [failure, setFailure] = useState<readonly string[]>([])
  const { formProps, field, isSending } = useForm<{ email: string; name: string; alert: Rate }>({
    start: { email: '', name, alert: 'daily' },
    schema,
    send: async (values) => {
      const answer = { ...values, criteria, lang, 'g-recaptcha-response': await captcha.take() }
      const { message } = await call(alertEndpoints.subscribe, answer)
      onDone(message)
    },
    onChange: captcha.begin,
    onRefused: (error) => setFailure(describeSaveFailure(error, t)),
  })
  const alert = field('alert')
  return (
    <>
      <p className={form.lead}>{t('saved.visitor_lead')}</p>
      <form {...formProps} className={form.form}>
        <EmailInput field={field('email')} label={t('saved.email')} />
        <TextInput field={field('name')} label={t('saved.name')} maxLength={120} isRequired />
        <RateSelect value={alert.value} onChange={alert.onChange} hasOff={false} />
        <SaveFailure lines={failure} />
        <SendButton isSending={isSending}>{t('saved.visitor_submit')}</SendButton>
      </form>
      <p className={form.lead}>
        {t('saved.has_account')}{' '}
        <Link to={toPath('sign_in', lang)} data-dialog="signin">
          {t('saved.sign_in')}
        </Link>
      </p>
    </>
  )
}
