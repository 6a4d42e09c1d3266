import { Link } from 'react-router'

import { toPath } from '../paths.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './directory-list.module.css'

/** Agents or agencies: two lists side by side in the menu, and here. */
export function DirectoryTabs({ current }: { current: 'agents' | 'agencies' }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <nav className={styles.tabs} aria-label={t('agent.directory')}>
      {(['agents', 'agencies'] as const).map((screen) => (
        <Link key={screen} to={toPath(screen, language)} aria-current={screen === current ? 'page' : undefined}>
          {t(`agent.${screen}`)}
        </Link>
      ))}
    </nav>
  )
}

/** Nobody was found: what else to try, and the way to all. */
export function NoOne({ title, text, all }: { title: string; text: string; all: { to: string; text: string } }) {
  return (
    <div className={styles.none}>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink to={all.to} look="secondary">
        {all.text}
      </ButtonLink>
    </div>
  )
}
