import { IconCloudOff, IconInbox, IconLock } from '@tabler/icons-react'

import { ApiRefusal } from '../../api-client.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { ListState } from '../../ui/page/list-state.tsx'
import { toDeskPath } from './desk-address.ts'
import styles from './desk.module.css'

/** Until the browser has asked who it is; without scripts it never will. */
export function WaitingDesk() {
  const t = useTexts()
  return (
    <>
      <p className="unscripted">{t('desk.needs_scripts')}</p>
      <div className={styles.awaited}>
        <output className="visually-hidden">{t('ui.loading')}</output>
        <div aria-hidden />
        <div aria-hidden />
        <div aria-hidden />
      </div>
    </>
  )
}

export function SignedOutDesk() {
  const t = useTexts()
  return (
    <ListState icon={IconLock} title={t('desk.signed_out')} text={t('desk.signed_out_text')}>
      <ButtonLink to={toPath('sign_in', useLanguage())} data-dialog="signin">
        {t('desk.sign_in')}
      </ButtonLink>
    </ListState>
  )
}

type Failed = {
  failure: unknown
  /** Whether it is one enquiry that could not be shown. */
  isOne?: boolean
  onRetry: () => void
}

/** What could not be shown: not for this account, not there, or not now. */
export function FailedDesk({ failure, isOne = false, onRetry }: Failed) {
  const t = useTexts()
  const language = useLanguage()
  if (failure instanceof ApiRefusal && failure.status === 403) {
    return (
      <ListState icon={IconLock} title={t('desk.not_yours')} text={t('desk.not_yours_text')}>
        <ButtonLink to={toPath('profile', language)}>{t('desk.to_profile')}</ButtonLink>
      </ListState>
    )
  }
  const title = t(isOne ? 'desk.one_failed' : 'desk.failed')
  const isGone = failure instanceof ApiRefusal && failure.status === 404
  return (
    <ListState icon={IconCloudOff} title={title} text={describeError(failure, t).join('\n')} isAlarm>
      {isGone ? (
        <ButtonLink look="secondary" to={toDeskPath({}, {}, language)}>
          {t('desk.back')}
        </ButtonLink>
      ) : (
        <Button onClick={onRetry}>{t('desk.retry')}</Button>
      )}
    </ListState>
  )
}

/** No enquiry at all, or none that is as asked. */
export function EmptyDesk({ isFiltered, clearPath }: { isFiltered: boolean; clearPath: string }) {
  const t = useTexts()
  return (
    <ListState
      icon={IconInbox}
      title={t(isFiltered ? 'desk.none_found' : 'desk.empty')}
      text={t(isFiltered ? 'desk.none_found_text' : 'desk.empty_text')}
    >
      {isFiltered && (
        <ButtonLink look="secondary" to={clearPath}>
          {t('desk.clear')}
        </ButtonLink>
      )}
    </ListState>
  )
}
