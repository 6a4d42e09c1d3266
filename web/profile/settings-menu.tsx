import { NavLink } from 'react-router'

import { isBuilt } from '../pages.ts'
import { pathTo } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { useCurrentInView } from '../ui/session/use-current-in-view.ts'
import styles from './settings-menu.module.css'

const lists = [
  ['favourites', 'profile.menu.favourites'],
  ['search_history', 'profile.menu.history'],
  ['recently_viewed', 'profile.menu.viewed'],
] as const

/** The settings, in the specification's order; only what leads somewhere. */
export function SettingsMenu() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <nav ref={useCurrentInView()} className={styles.menu} aria-label={t('profile.menu')}>
      <ul>
        <li>
          <NavLink to={pathTo('profile', language)} end>
            {t('profile.menu.personal')}
          </NavLink>
          <ul>
            <li>
              <NavLink to={pathTo('edit_profile', language)}>{t('profile.menu.edit')}</NavLink>
            </li>
            <li>
              <NavLink to={pathTo('change_password', language)}>{t('profile.menu.password')}</NavLink>
            </li>
          </ul>
        </li>
        {lists
          .filter(([screen]) => isBuilt(screen))
          .map(([screen, words]) => (
            <li key={screen}>
              <NavLink to={pathTo(screen, language)}>{t(words)}</NavLink>
            </li>
          ))}
      </ul>
    </nav>
  )
}
