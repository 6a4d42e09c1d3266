import { IconBuildingCommunity, IconDots, IconInbox, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'

import { useLanguage, useTexts } from '../texts.ts'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { toWorkspacePath, type WorkspaceScreen } from '../workspace-paths.ts'
import { screenSources } from '../workspace-screens.ts'
import styles from './tab-bar.module.css'
import { useNewDraft } from './use-new-draft.ts'
import { findItem, listItems, type Role } from './workspace-items.ts'

type Props = { screen: WorkspaceScreen; role: Role }

const tabs = ['listings', 'desk'] as const

/** The same ways along the bottom of a phone: what is used all day, a new listing, and the rest behind a button. */
export function TabBar({ screen, role }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { create, isCreating } = useNewDraft()
  const current = findItem(screen)
  const rest = listItems(role).filter((item) => !tabs.some((tab) => tab === item.screen))
  const to = (tab: (typeof tabs)[number]) => ({
    to: toWorkspacePath(tab, language),
    'aria-current': current === tab ? ('page' as const) : undefined,
  })
  return (
    <nav className={styles.bar} aria-label={t('workspace.name')} data-bottom-bar>
      {screenSources.listings && (
        <Link {...to('listings')}>
          <IconBuildingCommunity size={22} stroke={1.75} aria-hidden />
          {t('workspace.item.listings')}
        </Link>
      )}
      {screenSources.editor && (
        <button type="button" className={styles.add} disabled={isCreating} onClick={create}>
          <IconPlus size={24} stroke={2} aria-hidden />
          <span className="visually-hidden">{t('workspace.new_listing')}</span>
        </button>
      )}
      <Link {...to('desk')}>
        <IconInbox size={22} stroke={1.75} aria-hidden />
        {t('workspace.item.desk')}
      </Link>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconDots size={22} stroke={1.75} aria-hidden />
        {t('workspace.more')}
      </button>
      {isOpen && (
        <OpenDialog title={t('workspace.name')} onClose={() => setOpen(false)}>
          <ul className={styles.rest}>
            {rest.map(({ screen: one, icon: Sign }) => (
              <li key={one}>
                <Link to={toWorkspacePath(one, language)} aria-current={current === one ? 'page' : undefined}>
                  <Sign size={22} stroke={1.75} aria-hidden />
                  {t(`workspace.item.${one}`)}
                </Link>
              </li>
            ))}
          </ul>
        </OpenDialog>
      )}
    </nav>
  )
}
