import { newsletterEndpoints } from '#contract/newsletter/newsletter.ts'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { keepSubscriptionProof } from '../lead/forms/subscription-proof.ts'
import { ConfirmStep } from '../mail/link/confirm-step.tsx'
import { MailLink } from '../mail/link/mail-link.tsx'
import { LinkRead } from '../mail/link/link-read.tsx'
import { useCall } from '../use-call.ts'
import { ManageNewsletter } from './manage-newsletter.tsx'

type Props = {
  link: { id: string; expires: string; signature: string }
  /** What the email's link is for, as its address says. */
  action: string | null
}

/** What a newsletter's link opens: its beginning, or what can be changed of it. */
export function NewsletterLink({ link: { id: key, expires, signature }, action }: Props) {
  const t = useTexts()
  const call = useCall()
  const toHome = <ButtonLink to={toPath('home', useLanguage())}>{t('newsletter.home')}</ButtonLink>

  async function confirm(): Promise<string> {
    const { message, proof } = await call(newsletterEndpoints.confirm, { key, expires, signature })
    keepSubscriptionProof(proof)
    return message
  }

  return (
    <MailLink signature={signature} over={t('newsletter.over')} way={toHome}>
      {(isOver) =>
        action === 'confirm' ? (
          <LinkRead
            read={(signal) => call(newsletterEndpoints.showRequest, { key, expires, signature }, signal)}
            about={`${key} ${signature}`}
            isOver={isOver}
          >
            {({ data }) => (
              <ConfirmStep
                lead={<p>{t('newsletter.confirm_lead', { name: data.name })}</p>}
                submit={t('newsletter.confirm')}
                send={confirm}
                isOver={isOver}
              >
                {toHome}
              </ConfirmStep>
            )}
          </LinkRead>
        ) : (
          <ManageNewsletter link={{ key, signature }} isOver={isOver} />
        )
      }
    </MailLink>
  )
}
