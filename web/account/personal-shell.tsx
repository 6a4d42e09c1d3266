import { Link } from 'react-router'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { SettingsMenu } from './settings/settings-menu.tsx'
import { useIsLive } from '../ui/use-is-live.ts'
import styles from './personal-shell.module.css'

type Props = {
  title: string
  lead: string
  /** Whether it lists homes, which can be compared. */
  isOfHomes?: boolean
  /** The outline of one of its cards. */
  skeleton?: React.ReactNode
  children: React.ReactNode
}

/** The page of a list that belongs to its reader: until it is live the outlines of its cards, without scripts a word. */
export function PersonalShell({ title, lead, isOfHomes = true, skeleton, children }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const isLive = useIsLive()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>
          {lead} {isOfHomes && <Link to={toPath('compare', language)}>{t('favorite.comparison')}</Link>}
        </p>
      </header>
      <SettingsMenu look="row" />
      {isLive ? (
        children
      ) : (
        <>
          <p className="unscripted">{t('favorite.needs_scripts')}</p>
          <output className="visually-hidden">{t('ui.loading')}</output>
          <div className={styles.awaited}>
            {skeleton}
            {skeleton}
            {skeleton}
          </div>
        </>
      )}
    </div>
  )
}
