import { NavLink } from 'react-router'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { useCurrentInView } from '../session/use-current-in-view.ts'
import styles from './settings-menu.module.css'

const lists = [
  ['visits', 'settings.visits'],
  ['favourites', 'settings.favourites'],
  ['saved_searches', 'settings.searches'],
  ['search_history', 'settings.history'],
  ['recently_viewed', 'settings.viewed'],
] as const

type Props = {
  /** Beside what it leads to, or in a row above it. */
  look?: 'beside' | 'row'
}

/** The settings, in the specification's order, the same on all of their pages. */
export function SettingsMenu({ look = 'beside' }: Props) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <nav ref={useCurrentInView()} className={`${styles.menu} ${styles[look]}`} aria-label={t('settings.title')}>
      <ul>
        <li>
          <NavLink to={toPath('profile', language)} end>
            {t('settings.personal')}
          </NavLink>
          <ul>
            <li>
              <NavLink to={toPath('edit_profile', language)}>{t('settings.edit')}</NavLink>
            </li>
            <li>
              <NavLink to={toPath('change_password', language)}>{t('settings.password')}</NavLink>
            </li>
          </ul>
        </li>
        {lists.map(([screen, words]) => (
          <li key={screen}>
            <NavLink to={toPath(screen, language)}>{t(words)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
