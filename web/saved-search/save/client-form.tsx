import { useState } from 'react'
import * as z from 'zod/mini'

import { type AlertRate, alertRate, savedSearchEndpoints, searchName } from '#contract/saved-search/saved-search.ts'

import { useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { RateSelect } from './rate-select.tsx'
import { SaveFailure, describeSaveFailure } from './save-failure.tsx'

type Props = { name: string; criteria: object; onDone: (said: string) => void }

const schema = z.object({ name: searchName, alert: alertRate })

/** Saves a search in the account of whoever is signed in. */
export function ClientForm({ name, criteria, onDone }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [failure, setFailure] = useState<readonly string[]>([])
  const { formProps, field, isSending } = useForm<{ name: string; alert: AlertRate }>({
    start: { name, alert: 'daily' },
    schema,
    send: async (values) => {
      const { data } = await call(savedSearchEndpoints.save, { ...values, criteria })
      onDone(data.name)
    },
    onRefused: (error) => setFailure(describeSaveFailure(error, t)),
  })
  const alert = field('alert')
  return (
    <form {...formProps} className={form.form}>
      <TextInput field={field('name')} label={t('saved.name')} maxLength={120} isRequired />
      <RateSelect value={alert.value} onChange={alert.onChange} />
      <SaveFailure lines={failure} />
      <SendButton isSending={isSending}>{t('saved.submit')}</SendButton>
    </form>
  )
}
