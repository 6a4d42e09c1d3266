import { IconCloudOff, IconInbox, IconLock } from '@tabler/icons-react'

import { ApiRefusal } from '../api-client.ts'
import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { saidOf } from '../ui/form/said-error.ts'
import styles from './desk.module.css'

const icon = { size: 48, stroke: 1.25, 'aria-hidden': true } as const

/** Until the browser has asked who it is; without scripts it never will. */
export function WaitingDesk() {
  const t = useTexts()
  return (
    <>
      <p className={styles.noScripts}>{t('desk.needs_scripts')}</p>
      <div className={styles.awaited}>
        <output className="visually-hidden">{t('ui.loading')}</output>
        <div className={styles.outline} aria-hidden />
        <div className={styles.outline} aria-hidden />
        <div className={styles.outline} aria-hidden />
      </div>
    </>
  )
}

export function SignedOutDesk() {
  const t = useTexts()
  return (
    <section className={styles.state}>
      <IconLock {...icon} />
      <h2>{t('desk.signed_out')}</h2>
      <p>{t('desk.signed_out_text')}</p>
      <ButtonLink to={pathTo('sign_in', useLanguage())} data-dialog="signin">
        {t('desk.sign_in')}
      </ButtonLink>
    </section>
  )
}

/** What could not be shown: not for this account, or not now. */
export function FailedDesk({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  const t = useTexts()
  const language = useLanguage()
  if (failure instanceof ApiRefusal && failure.status === 403) {
    return (
      <section className={styles.state}>
        <IconLock {...icon} />
        <h2>{t('desk.not_yours')}</h2>
        <p>{t('desk.not_yours_text')}</p>
        <ButtonLink to={pathTo('profile', language)}>{t('desk.to_profile')}</ButtonLink>
      </section>
    )
  }
  return (
    <section className={styles.state} role="alert">
      <IconCloudOff {...icon} />
      <h2>{t('desk.failed')}</h2>
      <p>{saidOf(failure, t).join('\n')}</p>
      <Button onClick={onRetry}>{t('desk.retry')}</Button>
    </section>
  )
}

/** No enquiry at all, or none that is as asked. */
export function EmptyDesk({ isFiltered, clearPath }: { isFiltered: boolean; clearPath: string }) {
  const t = useTexts()
  return (
    <section className={styles.state}>
      <IconInbox {...icon} />
      <h2>{t(isFiltered ? 'desk.none_found' : 'desk.empty')}</h2>
      <p>{t(isFiltered ? 'desk.none_found_text' : 'desk.empty_text')}</p>
      {isFiltered && (
        <ButtonLink look="secondary" to={clearPath}>
          {t('desk.clear')}
        </ButtonLink>
      )}
    </section>
  )
}
