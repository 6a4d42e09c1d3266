import { alertEndpoints } from '#contract/saved-search/alert.ts'
import type { StoredCriteria } from '#contract/saved-search/saved-search.ts'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ConfirmStep } from '../mail/link/confirm-step.tsx'
import { MailLink } from '../mail/link/mail-link.tsx'
import { LinkRead } from '../mail/link/link-read.tsx'
import { useCall } from '../use-call.ts'
import { ManageAlert } from './manage-alert.tsx'
import { CriteriaText } from './criteria-text.tsx'
import styles from './saved-search.module.css'
import { type DescribeCriteria, useDescribeCriteria } from './use-describe-criteria.ts'

type Props = {
  link: { id: string; expires: string; signature: string }
  /** What the email's link is for, as its address says. */
  action: string | null
  say: DescribeCriteria
}

/** What an email's link about a saved search opens: the beginning of a visitor's emails, or what can be changed of them. */
export function AlertLink({ link: { id: key, expires, signature }, action, say }: Props) {
  const t = useTexts()
  const call = useCall()
  const toResults = <ButtonLink to={toPath('properties', useLanguage())}>{t('saved.search')}</ButtonLink>
  const confirm = async () => (await call(alertEndpoints.confirm, { key, expires, signature })).message
  return (
    <MailLink signature={signature} over={t('saved.alert.over')} way={toResults}>
      {(isOver) =>
        action === 'confirm' ? (
          <LinkRead
            read={(signal) => call(alertEndpoints.showRequest, { key, expires, signature }, signal)}
            about={`${key} ${signature}`}
            isOver={isOver}
          >
            {({ data }) => (
              <ConfirmStep
                lead={<Asked lead={t('saved.alert.confirm_lead')} search={data} say={say} />}
                submit={t('saved.alert.confirm')}
                send={confirm}
                isOver={isOver}
              >
                {toResults}
              </ConfirmStep>
            )}
          </LinkRead>
        ) : (
          <ManageAlert link={{ key, signature }} say={say} isOver={isOver} />
        )
      }
    </MailLink>
  )
}

type AskedProps = { lead: string; search: { name: string; criteria: StoredCriteria }; say: DescribeCriteria }

/** The search as it was asked: what its email's reader confirms. */
function Asked({ lead, search: { name, criteria }, say }: AskedProps) {
  const said = useDescribeCriteria(say)(criteria)
  return (
    <>
      <p>{lead}</p>
      <h2 className={styles.name}>{name}</h2>
      <CriteriaText said={said} name={name} />
    </>
  )
}
