import { createPortal } from 'react-dom'
import { Link } from 'react-router'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import form from '../../ui/form/form.module.css'
import { MessageDialog } from '../../ui/form/message-dialog.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import styles from './lead.module.css'
import type { Lead } from './use-lead.ts'

type Props = {
  lead: Lead
  /** What the button says, and what is said when it has arrived. */
  submit: string
  sent: string
  /** Whether a failure is told in the form alone, and not in a dialog of its own. */
  isQuiet?: boolean
  className?: string | undefined
  children: React.ReactNode
}

/** Around the fields of a form that writes to the network: its button, what its sender agrees to, and how it ended. */
export function LeadForm({ lead, submit, sent, isQuiet = false, className = '', children }: Props) {
  const t = useTexts()
  const { formProps, isLive, isSending, hasFailed, outcome, honeypot, close, again } = lead
  const isTold = outcome !== null && (outcome.isSent || !isQuiet)
  return (
    <>
      <p className="unscripted">{t('lead.needs_scripts')}</p>
      <form {...formProps} className={`${form.form} ${styles.form} ${className}`}>
        <fieldset disabled={!isLive}>
          {children}
          <div className={styles.trap} aria-hidden>
            <input ref={honeypot} name="website" tabIndex={-1} autoComplete="off" />
          </div>
          {isQuiet && outcome && !outcome.isSent && (
            <p className={form.problem} role="alert">
              {[...outcome.lines, ...(outcome.canRetry ? [t('lead.kept')] : [])].join('\n')}
            </p>
          )}
          <SendButton isSending={isSending}>{hasFailed ? t('lead.again') : submit}</SendButton>
          <Consent />
        </fieldset>
      </form>
      {isTold &&
        createPortal(
          <MessageDialog
            title={outcome.isSent ? sent : t('form.notice')}
            lines={outcome.lines}
            onClose={close}
            {...(outcome.canRetry && { action: { label: t('lead.again'), act: again, isBusy: isSending } })}
          />,
          document.querySelector('[data-section]') ?? document.body,
        )}
    </>
  )
}

/** Another version of these words is another number of `consentVersion`. */
function Consent() {
  const t = useTexts()
  return (
    <p className={styles.consent}>
      {t('lead.consent')} <Link to={toPath('privacy', useLanguage())}>{t('lead.privacy')}</Link>.
    </p>
  )
}
