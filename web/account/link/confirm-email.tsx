import { accountEndpoints, type SignedLink } from '#contract/account/account.ts'

import { formatShortMoment } from '../../dates.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ConfirmStep } from '../../mail/link/confirm-step.tsx'
import { type IsOver, MailLink } from '../../mail/link/mail-link.tsx'
import { LinkRead } from '../../mail/link/link-read.tsx'
import { useSession } from '../session/session.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import { ResendForm } from './resend-form.tsx'
import { useSignedLink } from './signed-link.ts'

/** Confirms an address when its reader says so: a mail program that opens every link confirms nothing. */
export function ConfirmEmail() {
  const link = useSignedLink()
  return (
    <MailLink signature={link.signature} way={<ResendForm />}>
      {(isOver) => <Confirming link={link} isOver={isOver} />}
    </MailLink>
  )
}

type Props = { link: ReturnType<typeof useSignedLink>; isOver: IsOver }

function Confirming({ link, isOver }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const call = useSignedCall()
  const token = useSession()?.token
  const signIn = (
    <ButtonLink to={toPath('sign_in', language)} data-dialog="signin">
      {t('account.confirm.to_sign_in')}
    </ButtonLink>
  )
  return (
    <LinkRead
      read={async (signal) => (await call(accountEndpoints.showLink, link, signal)).data}
      about={`${link.id} ${token}`}
      isOver={isOver}
      otherWay={signIn}
    >
      {(known) => (
        <ConfirmStep
          lead={
            <p>
              <Lead known={known} />
            </p>
          }
          submit={t(known.kind === 'confirm_new_email' ? 'account.confirm.new_submit' : 'account.confirm.submit')}
          send={async () => (await call(accountEndpoints.confirmEmail, link)).message}
          isOver={isOver}
        >
          {known.kind === 'confirm_new_email' ? (
            <ButtonLink to={toPath('profile', language)}>{t('account.confirm.to_profile')}</ButtonLink>
          ) : (
            <ButtonLink to={toPath('sign_in', language)}>{t('account.confirm.to_sign_in')}</ButtonLink>
          )}
        </ConfirmStep>
      )}
    </LinkRead>
  )
}

/** Whose sign-up it is: somebody else may have used the address, and their email looks like one's own. */
function Lead({ known: { kind, full_name, email, asked_at } }: { known: SignedLink }) {
  const t = useTexts()
  const language = useLanguage()
  if (kind === 'confirm_new_email') return t('account.confirm.new_lead', { email })
  if (!asked_at) return t('account.confirm.lead')
  return t('account.confirm.whose', { name: full_name, email, when: formatShortMoment(asked_at, language) })
}
