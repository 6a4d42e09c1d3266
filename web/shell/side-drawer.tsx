import { IconMenu2 } from '@tabler/icons-react'

import { useTexts } from '../texts.ts'
import { opens } from '../ui/dialog.tsx'
import { drawerId } from '../dialog-ids.ts'
import { MenuDrawer } from './lazy-pieces.ts'
import type { MenuItem } from './menu.ts'
import styles from './side-drawer.module.css'

/** The same menu on telephones and tablets: a button that opens a drawer along the right edge. */
export function SideDrawer({ items, hasAccount }: { items: MenuItem[]; hasAccount: boolean }) {
  const t = useTexts()
  return (
    <div className={styles.side}>
      <button className={styles.burger} type="button" aria-label={t('shell.menu')} {...opens(drawerId)}>
        <IconMenu2 stroke={1.75} aria-hidden />
      </button>
      <MenuDrawer items={items} hasAccount={hasAccount} />
    </div>
  )
}
