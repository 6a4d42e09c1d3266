import { IconMenu2 } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useTexts } from '../texts.ts'
import { Dialog, opens } from '../ui/dialog.tsx'
import { AccountLinks } from './account-links.tsx'
import { contactDialogId } from './contact-dialog.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import type { MenuItem } from './menu.ts'
import styles from './side-drawer.module.css'

const drawerId = 'menu'

/** The same menu on telephones and tablets: a button that opens a drawer along the right edge. */
export function SideDrawer({ items, hasAccount }: { items: MenuItem[]; hasAccount: boolean }) {
  const t = useTexts()
  return (
    <div className={styles.side}>
      <button className={styles.burger} type="button" aria-label={t('shell.menu')} {...opens(drawerId)}>
        <IconMenu2 stroke={1.75} aria-hidden />
      </button>
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
          {hasAccount && <AccountLinks />}
          <LanguageSwitch hasFlags />
        </div>
      </Dialog>
    </div>
  )
}

function DrawerEntry({ item }: { item: MenuItem }) {
  const t = useTexts()
  switch (item.kind) {
    case 'pages':
      return item.items.map(({ key, path }) => (
        <Link key={key} to={path}>
          {t(key)}
        </Link>
      ))
    case 'outside':
      return (
        <a href={item.url} target="_blank" rel="noopener">
          {t(item.key)}
          <span className="visually-hidden"> {t('shell.new_tab')}</span>
        </a>
      )
    case 'contact':
      return (
        <button type="button" {...opens(contactDialogId)}>
          {t(item.key)}
        </button>
      )
    default:
      return <Link to={item.path}>{t(item.key)}</Link>
  }
}
