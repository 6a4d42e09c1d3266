import { NavLink } from 'react-router'

import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { useCurrentInView } from '../ui/session/use-current-in-view.ts'
import { useIsLive } from '../ui/use-is-live.ts'
import styles from './kept-shell.module.css'

type Props = {
  title: string
  lead: string
  /** The outline of one of its cards. */
  skeleton?: React.ReactNode
  children: React.ReactNode
}

/** The page of a list that belongs to its reader: until it is live the outlines of its cards, without scripts a word. */
export function KeptShell({ title, lead, skeleton, children }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const isLive = useIsLive()
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
        <nav ref={useCurrentInView()} className={styles.tabs} aria-label={t('kept.pages')}>
          <NavLink to={pathTo('favourites', language)}>{t('kept.favourites.title')}</NavLink>
          <NavLink to={pathTo('recently_viewed', language)}>{t('kept.viewed.title')}</NavLink>
          <NavLink to={pathTo('saved_searches', language)}>{t('kept.searches')}</NavLink>
          <NavLink to={pathTo('search_history', language)}>{t('kept.history')}</NavLink>
          <NavLink to={pathTo('compare', language)}>{t('kept.comparison')}</NavLink>
        </nav>
      </header>
      {isLive ? (
        children
      ) : (
        <>
          <p className={styles.noScripts}>{t('kept.needs_scripts')}</p>
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
