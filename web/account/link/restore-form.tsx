import { useState } from 'react'
import { useNavigate } from 'react-router'

import { accountEndpoints } from '#contract/account/account.ts'

import { ApiRefusal } from '../../api-client.ts'
import { toPath } from '../../paths.ts'
import { clearSession } from '../session/session.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import form from '../../ui/form/form.module.css'
import { type Outcome, OutcomeDialog } from '../outcome-dialog.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { NewPassword } from '../inputs/new-password.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { type IsOver, MailLink } from '../../mail/link/mail-link.tsx'
import { LinkRead } from '../../mail/link/link-read.tsx'
import { useSignedCall } from '../session/use-signed-call.ts'
import styles from '../account.module.css'
import { passwordsInput } from './passwords-input.ts'
import { useSignedLink } from './signed-link.ts'

/** A new password, for whoever has the email's link; whether it is good is said before anything is typed. */
export function RestoreForm() {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const link = useSignedLink()
  const again = <ButtonLink to={toPath('forgot_password', language)}>{t('account.restore.again')}</ButtonLink>
  return (
    <MailLink signature={link.signature} over={t('account.restore.over')} way={again}>
      {(isOver) => (
        <LinkRead
          read={async (signal) => (await call(accountEndpoints.showLink, link, signal)).data}
          about={link.id}
          isOver={isOver}
        >
          {() => <PasswordForm link={link} isOver={isOver} />}
        </LinkRead>
      )}
    </MailLink>
  )
}

type Props = { link: ReturnType<typeof useSignedLink>; isOver: IsOver }

function PasswordForm({ link, isOver }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useSignedCall()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { formProps, field, isSending, isDone } = useForm({
    start: { password: '', confirmPassword: '' },
    schema: passwordsInput,
    send: async (values) => {
      const { message } = await call(accountEndpoints.resetPassword, { ...values, ...link })
      // Every session of the account has ended, one of this browser too.
      clearSession()
      setOutcome({ title: t('account.restore.done'), lines: [message], isSuccess: true })
    },
    onRefused: (error) => {
      const hasFields = error instanceof ApiRefusal && error.failure.errors
      if (!hasFields && isOver(error)) return
      setOutcome({ title: t('form.notice'), lines: describeError(error, t), isSuccess: false })
    },
  })
  return (
    <>
      <p className={styles.lead}>{t('account.restore.lead')}</p>
      <form {...formProps} className={form.form}>
        <NewPassword
          field={field}
          label={t('account.new_password')}
          hint={t('account.password_hint')}
          again={t('account.confirm_password')}
        />
        <SendButton isSending={isSending} disabled={isDone}>
          {t('account.restore.submit')}
        </SendButton>
      </form>
      <OutcomeDialog
        outcome={outcome}
        setOutcome={setOutcome}
        onSuccess={() => void navigate(toPath('sign_in', language))}
      />
    </>
  )
}
