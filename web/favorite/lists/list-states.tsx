import { IconCloudOff, IconHeart, IconHistory } from '@tabler/icons-react'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ListState } from '../../ui/page/list-state.tsx'
import type { ListName } from './saved-cards.tsx'
import styles from './saved-cards.module.css'

/** A list without anything in it says how something gets there. */
export function ListEmpty({ name }: { name: ListName }) {
  const t = useTexts()
  const Icon = name === 'favourites' ? IconHeart : IconHistory
  return (
    <ListState icon={Icon} title={t(`favorite.${name}.empty`)} text={t(`favorite.${name}.empty_text`)}>
      <ButtonLink to={toPath('properties', useLanguage())}>{t('favorite.search')}</ButtonLink>
    </ListState>
  )
}

/** The list is there, its cards could not be had. */
export function ListFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return (
    <ListState icon={IconCloudOff} title={t('favorite.failed')} text={t('favorite.failed_text')} isAlarm>
      <Button onClick={onRetry}>{t('favorite.retry')}</Button>
    </ListState>
  )
}

/** The account's list could not be read, and this browser has none of its own. */
export function AccountFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return (
    <ListState
      icon={IconCloudOff}
      title={t('favorite.account_failed')}
      text={t('favorite.account_failed_text')}
      isAlarm
    >
      <Button onClick={onRetry}>{t('favorite.retry')}</Button>
    </ListState>
  )
}

/** The account's list could not be read; this browser's stands below. */
export function AccountNote({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return (
    <div className={styles.note} role="alert">
      <p>
        <b>{t('favorite.account_failed')}.</b> {t('favorite.account_failed_here')}
      </p>
      <Button look="secondary" isSmall onClick={onRetry}>
        {t('favorite.retry')}
      </Button>
    </div>
  )
}

/** The outlines of cards while the account is read. */
export function ListWaiting({ skeleton }: { skeleton: React.ReactNode }) {
  const t = useTexts()
  return (
    <>
      <output className="visually-hidden">{t('ui.loading')}</output>
      <div className={styles.grid} aria-hidden>
        {skeleton}
        {skeleton}
        {skeleton}
      </div>
    </>
  )
}
