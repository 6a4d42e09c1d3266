import { IconBookmark, IconCloudOff, IconHistory, IconLock } from '@tabler/icons-react'
import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import styles from './list-states.module.css'
import saved from './saved-search.module.css'

export type ListName = 'saved' | 'history'

const icon = { size: 52, stroke: 1.25, 'aria-hidden': true } as const

/** A list that belongs to an account, where nobody is signed in. */
export function SignedOut() {
  const t = useTexts()
  return (
    <div className={styles.state}>
      <IconLock {...icon} />
      <h2>{t('saved.signed_out')}</h2>
      <p>{t('saved.signed_out_text')}</p>
      <ButtonLink to={pathTo('sign_in', useLanguage())} data-dialog="signin">
        {t('saved.sign_in')}
      </ButtonLink>
    </div>
  )
}

/** A list without anything in it says how something gets there. */
export function EmptyList({ name }: { name: ListName }) {
  const t = useTexts()
  const Icon = name === 'saved' ? IconBookmark : IconHistory
  return (
    <div className={styles.state}>
      <Icon {...icon} />
      <h2>{t(name === 'saved' ? 'saved.empty' : 'saved.history.empty')}</h2>
      <p>{t(name === 'saved' ? 'saved.empty_text' : 'saved.history.empty_text')}</p>
      <ButtonLink to={pathTo('properties', useLanguage())}>{t('saved.search')}</ButtonLink>
    </div>
  )
}

/** The account could not be read. */
export function FailedList({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return (
    <div className={styles.state} role="alert">
      <IconCloudOff {...icon} />
      <h2>{t('saved.failed')}</h2>
      <p>{t('saved.failed_text')}</p>
      <Button onClick={onRetry}>{t('saved.retry')}</Button>
    </div>
  )
}

/** The outlines of a list that is being read. */
export function WaitingList() {
  const t = useTexts()
  return (
    <>
      <output className="visually-hidden">{t('ui.loading')}</output>
      <div className={saved.list} aria-hidden>
        <div className={`${saved.search} ${saved.waiting}`} />
        <div className={`${saved.search} ${saved.waiting}`} />
      </div>
    </>
  )
}

/** The results of a search, as a button of its row. */
export function ResultsLink({ href, name }: { href: string; name: string }) {
  const t = useTexts()
  return (
    <ButtonLink isSmall to={href} aria-label={t('saved.see_one', { name })}>
      {t('saved.see')}
    </ButtonLink>
  )
}
