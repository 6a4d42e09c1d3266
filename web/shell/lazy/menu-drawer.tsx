import { Link } from 'react-router'

import { useTexts } from '../../texts.ts'
import { Dialog, opens } from '../../ui/dialog.tsx'
import { AccountLinks } from '../account-links.tsx'
import { contactDialogId, drawerId } from '../../dialog-ids.ts'
import { FlagMark } from './flag-mark.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import type { MenuItem } from '../menu.ts'
import styles from './menu-drawer.module.css'

/** The menu along the right edge of a telephone. */
export function MenuDrawer({ items, hasAccount }: { items: MenuItem[]; hasAccount: boolean }) {
  const t = useTexts()
  return (
    <Dialog id={drawerId} title={t('shell.menu')} shape="drawer">
      <nav className={styles.menu} aria-label={t('shell.main_menu')}>
        <ul>
          {items.map((item) => (
            <li key={item.key}>
              <DrawerEntry item={item} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {hasAccount && <AccountLinks place="drawer" />}
        <LanguageSwitch flag={FlagMark} />
      </div>
    </Dialog>
  )
}

function DrawerEntry({ item }: { item: MenuItem }) {
  const t = useTexts()
  switch (item.kind) {
    case 'group':
      return item.items.map((inside) => <DrawerEntry key={inside.key} item={inside} />)
    case 'outside':
      return (
        <a href={item.url} target="_blank" rel="noopener">
          {t(item.key)}
          <span className="visually-hidden"> {t('shell.new_tab')}</span>
        </a>
      )
    case 'contact':
      return (
        // What it opens takes the drawer's place.
        <button type="button" {...opens(contactDialogId)} onClickCapture={closeDrawer}>
          {t(item.key)}
        </button>
      )
    default:
      return <Link to={item.path}>{t(item.key)}</Link>
  }
}

function closeDrawer({ currentTarget }: React.MouseEvent<HTMLButtonElement>): void {
  currentTarget.closest('dialog')?.close()
}
