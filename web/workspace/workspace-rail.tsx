import { Link } from 'react-router'

import { useLanguage, useTexts } from '../texts.ts'
import { toWorkspacePath, type WorkspaceScreen } from '../workspace-paths.ts'
import { findItem, listItems, type Role } from './workspace-items.ts'
import styles from './workspace-rail.module.css'

type Props = { screen: WorkspaceScreen; role: Role }

/** The ways between the screens, beside them. */
export function WorkspaceRail({ screen, role }: Props) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <nav className={styles.rail} aria-label={t('workspace.name')}>
      <ul>
        {listItems(role).map(({ screen: to, icon: Sign }) => (
          <li key={to}>
            <Link to={toWorkspacePath(to, language)} aria-current={findItem(screen) === to ? 'page' : undefined}>
              <Sign size={20} stroke={1.75} aria-hidden />
              {t(`workspace.item.${to}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
