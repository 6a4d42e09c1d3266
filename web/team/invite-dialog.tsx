import { useState } from 'react'

import { spokenLanguages } from '#contract/agent/agent.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { languages } from '#contract/language.ts'
import { inviteInput, type Team, teamEndpoints } from '#contract/team/team.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { capitalize, nameLanguage } from '../agent/spoken.ts'
import { ApiRefusal } from '../api-client.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ChoicesInput } from '../ui/form/choices-input.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { EmailInput } from '../ui/form/email-input.tsx'
import form from '../ui/form/form.module.css'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { PhoneInput } from '../ui/form/phone-input.tsx'
import { SelectInput } from '../ui/form/select-input.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { notify } from '../ui/snackbar.ts'

type Props = { team: Team; onShow: (team: Team) => void; onClose: () => void }

type Written = Record<'full_name' | 'email' | 'phone' | 'role' | 'lang', string> & {
  spoken_languages: readonly (typeof spokenLanguages)[number][]
}
const empty: Written = { full_name: '', email: '', phone: '', role: 'agent', spoken_languages: ['es'], lang: 'es' }

/** Who is to join, and how the letter reaches them. */
export function InviteDialog({ team, onShow, onClose }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const [failure, setFailure] = useState<readonly string[]>([])
  const { formProps, field, isSending } = useForm({
    start: empty,
    schema: inviteInput,
    send: async (values) => {
      const input = { ...values, agency_id: team.agency.id } as unknown as InputOf<typeof teamEndpoints.invite>
      const { data } = await call(teamEndpoints.invite, input, undefined, crypto.randomUUID())
      onShow(data)
      notify(t('team.invited', { name: values.full_name }))
      onClose()
    },
    onRefused: (error) =>
      setFailure(error instanceof ApiRefusal && error.failure.errors ? [] : describeError(error, t)),
  })
  return (
    <OpenDialog title={t('team.invite.title')} onClose={onClose}>
      <form {...formProps} className={form.form}>
        <p>{t('team.invite.lead')}</p>
        <TextInput field={field('full_name')} label={t('team.invite.name')} autoComplete="off" isRequired />
        <EmailInput field={field('email')} label={t('team.invite.email')} />
        <PhoneInput field={field('phone')} label={t('team.invite.phone')} isRequired />
        {team.roles.length > 1 && (
          <SelectInput
            field={field('role')}
            label={t('team.invite.role')}
            options={team.roles.map((value) => ({ value, label: t(`team.role.${value}`) }))}
          />
        )}
        <ChoicesInput
          field={field('spoken_languages')}
          title={t('team.invite.languages')}
          choices={spokenLanguages.map((value) => ({ value, label: capitalize(nameLanguage(value, language)) }))}
          isInline
          isRequired
        />
        <SelectInput
          field={field('lang')}
          label={t('team.invite.letter')}
          options={languages.map((value) => ({ value, label: t(`team.invite.letter.${value}`) }))}
        />
        {failure.length > 0 && (
          <p className={form.problem} role="alert">
            {failure.join('\n')}
          </p>
        )}
        <SendButton isSending={isSending}>{t('team.invite.submit')}</SendButton>
      </form>
    </OpenDialog>
  )
}
