import { IconCloudOff, IconLock } from '@tabler/icons-react'

import { ApiRefusal } from '../api-client.ts'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { ListState, PageState } from '../ui/page/list-state.tsx'
import { toWorkspacePath } from '../workspace-paths.ts'
import styles from './workspace-states.module.css'

export function SignedOut() {
  const t = useTexts()
  return (
    <PageState icon={IconLock} title={t('workspace.signed_out')} text={t('workspace.signed_out_text')}>
      <ButtonLink to={toPath('sign_in', useLanguage())} data-dialog="signin">
        {t('workspace.sign_in')}
      </ButtonLink>
    </PageState>
  )
}

/** For an account that works with nobody here. */
export function NotForAccount() {
  const t = useTexts()
  return (
    <PageState icon={IconLock} title={t('workspace.not_yours')} text={t('workspace.not_yours_text')}>
      <ButtonLink to={toPath('profile', useLanguage())}>{t('workspace.to_profile')}</ButtonLink>
    </PageState>
  )
}

/** What stands for a list or a form until it is answered: as many bars as it is high. */
export function Waiting({ bars = 4 }: { bars?: number }) {
  const t = useTexts()
  return (
    <div className={styles.waiting}>
      <output className="visually-hidden">{t('ui.loading')}</output>
      {Array.from({ length: bars }, (_, at) => (
        <div key={at} aria-hidden />
      ))}
    </div>
  )
}

type Failed = {
  failure: unknown
  /** What could not be shown. */
  title?: string
  onRetry: () => void
}

/** What could not be shown, in words: not for this account, not there, or not now. */
export function FailedScreen({ failure, title, onRetry }: Failed) {
  const t = useTexts()
  const language = useLanguage()
  const status = failure instanceof ApiRefusal ? failure.status : 0
  const text = describeError(failure, t).join('\n')
  if (failure instanceof ApiRefusal && failure.failure.code === 'auth.factor_required') {
    return (
      <ListState icon={IconLock} title={t('workspace.factor_required')} text={text} isAlarm>
        <ButtonLink to={toWorkspacePath('own_profile', language)}>{t('workspace.to_factor')}</ButtonLink>
      </ListState>
    )
  }
  if (status === 403) {
    return (
      <ListState icon={IconLock} title={t('workspace.not_yours')} text={text} isAlarm>
        <ButtonLink to={toWorkspacePath('workspace', language)}>{t('workspace.to_home')}</ButtonLink>
      </ListState>
    )
  }
  return (
    <ListState icon={IconCloudOff} title={title ?? t('workspace.failed')} text={text} isAlarm>
      {status === 404 ? (
        <ButtonLink look="secondary" to={toWorkspacePath('workspace', language)}>
          {t('workspace.to_home')}
        </ButtonLink>
      ) : (
        <Button onClick={onRetry}>{t('workspace.retry')}</Button>
      )}
    </ListState>
  )
}
