import { alertEndpoints } from '#contract/account/alert.ts'

import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { ConfirmStep } from '../ui/letter-link/confirm-step.tsx'
import { LetterLink } from '../ui/letter-link/letter-link.tsx'
import { useCall } from '../use-call.ts'
import { ManageAlert } from './manage-alert.tsx'
import type { Say } from './use-said.ts'

type Props = {
  link: { id: string; expires: string; signature: string }
  /** What the letter's link is for, as its address says. */
  deed: string | null
  say: Say
}

/** What a letter's link about a saved search opens: the beginning of a visitor's letters, or what can be changed of them. */
export function AlertLink({ link: { id: key, expires, signature }, deed, say }: Props) {
  const t = useTexts()
  const call = useCall()
  const toResults = <ButtonLink to={pathTo('properties', useLanguage())}>{t('saved.search')}</ButtonLink>
  const confirm = async () => (await call(alertEndpoints.confirm, { key, expires, signature })).message
  return (
    <LetterLink signature={signature} over={t('saved.alert.over')} way={toResults}>
      {(isOver) =>
        deed === 'confirm' ? (
          <ConfirmStep
            lead={t('saved.alert.confirm_lead')}
            submit={t('saved.alert.confirm')}
            send={confirm}
            isOver={isOver}
          >
            {toResults}
          </ConfirmStep>
        ) : (
          <ManageAlert link={{ key, signature }} say={say} isOver={isOver} />
        )
      }
    </LetterLink>
  )
}
