import { useState } from 'react'
import { useNavigate } from 'react-router'

import { type OpenInvitation, teamEndpoints } from '#contract/team/team.ts'

import { ApiRefusal } from '../../api-client.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import form from '../../ui/form/form.module.css'
import { MessageDialog } from '../../ui/form/message-dialog.tsx'
import { NewPassword } from '../inputs/new-password.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { type IsOver, MailLink } from '../../mail/link/mail-link.tsx'
import { LinkRead } from '../../mail/link/link-read.tsx'
import { toWorkspacePath } from '../../workspace-paths.ts'
import styles from '../account.module.css'
import { keepSession, useSession } from '../session/session.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import { passwordsInput } from './passwords-input.ts'
import { useSignedLink } from './signed-link.ts'

/** What an agency's invitation opens: who invites to what, and the way in. */
export function InvitationForm() {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const { id: key, ...signature } = useSignedLink()
  const link = { key, ...signature }
  const home = <ButtonLink to={toPath('home', language)}>{t('account.invitation.home')}</ButtonLink>
  return (
    <MailLink signature={link.signature} over={t('account.invitation.over')} way={home}>
      {(isOver) => (
        <LinkRead
          read={async (signal) => (await call(teamEndpoints.showInvitation, link, signal)).data}
          about={key}
          isOver={isOver}
        >
          {(invitation) => <Welcome invitation={invitation} link={link} isOver={isOver} />}
        </LinkRead>
      )}
    </MailLink>
  )
}

type Props = {
  invitation: OpenInvitation
  link: { key: string; expires: string; signature: string }
  isOver: IsOver
}

function Welcome({ invitation, link, isOver }: Props) {
  const t = useTexts()
  const { agency, by, role, email, has_account } = invitation
  const user = useSession()?.user
  return (
    <>
      <p className={styles.lead}>
        {by ? t('account.invitation.text_by', { by, agency }) : t('account.invitation.text', { agency })}
      </p>
      {role === 'manager' && <p className={styles.lead}>{t('account.invitation.manager')}</p>}
      {!has_account ? (
        <NewAccount email={email} link={link} isOver={isOver} />
      ) : user?.email === email ? (
        <KnownAccount email={email} link={link} isOver={isOver} />
      ) : (
        <SignInFirst email={email} />
      )}
    </>
  )
}

type Way = Omit<Props, 'invitation'> & { email: string }

/** Joins and goes to work: the answer's session takes the place of the one there was. */
function useJoin(link: Props['link']) {
  const language = useLanguage()
  const navigate = useNavigate()
  const call = useSignedCall()
  return async (passwords: { password?: string; confirmPassword?: string }) => {
    const { data } = await call(teamEndpoints.acceptInvitation, { ...link, ...passwords })
    keepSession(data)
    void navigate(toWorkspacePath('own_profile', language), { replace: true })
  }
}

function NewAccount({ email, link, isOver }: Way) {
  const t = useTexts()
  const join = useJoin(link)
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  const { formProps, field, isSending, isDone } = useForm({
    start: { password: '', confirmPassword: '' },
    schema: passwordsInput,
    send: join,
    onRefused: (error) => {
      const hasFields = error instanceof ApiRefusal && error.failure.errors
      if (hasFields || !isOver(error)) setFailure(describeError(error, t))
    },
  })
  return (
    <>
      <p className={styles.lead}>{t('account.invitation.new', { email })}</p>
      <form {...formProps} className={form.form}>
        <NewPassword
          field={field}
          label={t('account.new_password')}
          hint={t('account.password_hint')}
          again={t('account.confirm_password')}
        />
        <SendButton isSending={isSending} disabled={isDone}>
          {t('account.invitation.accept')}
        </SendButton>
      </form>
      {failure && <MessageDialog title={t('form.notice')} lines={failure} onClose={() => setFailure(null)} />}
    </>
  )
}

function KnownAccount({ email, link, isOver }: Way) {
  const t = useTexts()
  const join = useJoin(link)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<readonly string[] | null>(null)

  async function accept(): Promise<void> {
    setBusy(true)
    try {
      await join({})
    } catch (error) {
      setBusy(false)
      if (!isOver(error)) setFailure(describeError(error, t))
    }
  }

  return (
    <>
      <p className={styles.lead}>{t('account.invitation.known', { email })}</p>
      <div className="actions">
        <Button disabled={isBusy} onClick={() => void accept()}>
          {t('account.invitation.accept')}
        </Button>
      </div>
      {failure && <MessageDialog title={t('form.notice')} lines={failure} onClose={() => setFailure(null)} />}
    </>
  )
}

/** The account is somebody's: only its owner joins with it. */
function SignInFirst({ email }: { email: string }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <>
      <p className={styles.lead}>{t('account.invitation.sign_in', { email })}</p>
      <div className="actions">
        <ButtonLink to={toPath('sign_in', language)} data-dialog="signin">
          {t('account.invitation.to_sign_in')}
        </ButtonLink>
      </div>
    </>
  )
}
