import { useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'

import { accountEndpoints, type Profile } from '#contract/account/account.ts'
import { broughtPassword } from '#contract/account/person.ts'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import form from '../../ui/form/form.module.css'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { clearSession } from '../session/session.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'
import styles from './profile.module.css'

type Props = { profile: Profile }

/** The way out for good. */
export function DeleteAccount({ profile }: Props) {
  const t = useTexts()
  const [isAsking, setAsking] = useState(false)
  return (
    <section className={styles.card}>
      <h2>{t('profile.delete.title')}</h2>
      <p>{t('profile.delete.lead')}</p>
      <div className="actions">
        <Button look="secondary" className={styles.danger} onClick={() => setAsking(true)}>
          {t('profile.delete.open')}
        </Button>
      </div>
      {isAsking && (
        <OpenDialog title={t('profile.delete.sure')} onClose={() => setAsking(false)}>
          <DeleteForm profile={profile} onCancel={() => setAsking(false)} />
        </OpenDialog>
      )}
    </section>
  )
}

const withPassword = z.object({ current_password: broughtPassword })

function DeleteForm({ profile, onCancel }: Props & { onCancel: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useSignedCall()
  const [problem, setProblem] = useState('')
  const { formProps, field, isSending } = useForm({
    start: { current_password: '' },
    schema: profile.has_password ? withPassword : z.object({}),
    send: async ({ current_password }) => {
      await call(accountEndpoints.deleteAccount, profile.has_password ? { password: current_password } : {})
      clearSession()
      notify(t('profile.delete.done'))
      void navigate(toPath('home', language))
    },
    onRefused: (error) => setProblem(describeError(error, t).join('\n')),
    onChange: () => setProblem(''),
  })
  const password = field('current_password')
  return (
    <form {...formProps} className={form.form}>
      <p>{t('profile.delete.lead')}</p>
      {profile.has_password && (
        <PasswordInput field={password} label={t('profile.delete.password')} autoComplete="current-password" />
      )}
      {problem && !password.problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <SendButton isSending={isSending} look="secondary" className={styles.danger}>
        {t('profile.delete.submit')}
      </SendButton>
      <Button onClick={onCancel}>{t('form.cancel')}</Button>
    </form>
  )
}
