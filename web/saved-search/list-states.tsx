import { IconBookmark, IconCloudOff, IconHistory, IconLock } from '@tabler/icons-react'
import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ListState } from '../ui/page/list-state.tsx'
import saved from './saved-search.module.css'

export type ListName = 'saved' | 'history'

/** A list that belongs to an account, where nobody is signed in. */
export function SignedOut() {
  const t = useTexts()
  return (
    <ListState icon={IconLock} title={t('saved.signed_out')} text={t('saved.signed_out_text')}>
      <ButtonLink to={toPath('sign_in', useLanguage())} data-dialog="signin">
        {t('saved.sign_in')}
      </ButtonLink>
    </ListState>
  )
}

/** A list without anything in it says how something gets there. */
export function EmptyList({ name }: { name: ListName }) {
  const t = useTexts()
  const Icon = name === 'saved' ? IconBookmark : IconHistory
  return (
    <ListState
      icon={Icon}
      title={t(name === 'saved' ? 'saved.empty' : 'saved.history.empty')}
      text={t(name === 'saved' ? 'saved.empty_text' : 'saved.history.empty_text')}
    >
      <ButtonLink to={toPath('properties', useLanguage())}>{t('saved.search')}</ButtonLink>
    </ListState>
  )
}

/** The account could not be read. */
export function FailedList({ onRetry }: { onRetry: () => void }) {
  const t = useTexts()
  return (
    <ListState icon={IconCloudOff} title={t('saved.failed')} text={t('saved.failed_text')} isAlarm>
      <Button onClick={onRetry}>{t('saved.retry')}</Button>
    </ListState>
  )
}

/** The outlines of a list that is being read. */
export function WaitingList() {
  const t = useTexts()
  return (
    <>
      <output className="visually-hidden">{t('ui.loading')}</output>
      <div className="stack" aria-hidden>
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
