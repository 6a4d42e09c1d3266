import { IconChevronDown } from '@tabler/icons-react'
import { NavLink } from 'react-router'

import { useTexts } from '../texts.ts'
import { opens } from '../ui/dialog.tsx'
import { contactDialogId } from '../dialog-ids.ts'
import type { MenuItem } from './menu.ts'
import styles from './main-menu.module.css'

/** The menu in a row, for wide screens. */
export function MainMenu({ items }: { items: MenuItem[] }) {
  const t = useTexts()
  return (
    <nav className={styles.menu} aria-label={t('shell.main_menu')}>
      <ul>
        {items.map((item) => (
          <li key={item.key}>
            <MenuEntry item={item} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function MenuEntry({ item }: { item: MenuItem }) {
  const t = useTexts()
  switch (item.kind) {
    case 'group':
      return (
        // The summary does the work; these only close what the platform leaves open.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <details className={styles.more} onClick={closeAfterLink} onKeyDown={closeOnEscape} onBlur={closeOutside}>
          <summary className={styles.entry}>
            {t(item.key)}
            <IconChevronDown size={18} stroke={1.75} aria-hidden />
          </summary>
          <ul>
            {item.items.map((inside) => (
              <li key={inside.key}>
                <MenuEntry item={inside} />
              </li>
            ))}
          </ul>
        </details>
      )
    case 'outside':
      return (
        <a className={styles.entry} href={item.url} target="_blank" rel="noopener">
          {t(item.key)}
          <span className="visually-hidden"> {t('shell.new_tab')}</span>
        </a>
      )
    case 'contact':
      return (
        <button className={styles.entry} type="button" {...opens(contactDialogId)}>
          {t(item.key)}
        </button>
      )
    default:
      return (
        <NavLink className={styles.entry} to={item.path} end>
          {t(item.key)}
        </NavLink>
      )
  }
}

function closeAfterLink(event: React.MouseEvent<HTMLDetailsElement>): void {
  if ((event.target as Element).closest('a')) event.currentTarget.open = false
}

function closeOnEscape(event: React.KeyboardEvent<HTMLDetailsElement>): void {
  if (event.key !== 'Escape') return
  event.currentTarget.open = false
  event.currentTarget.querySelector('summary')?.focus()
}

function closeOutside(event: React.FocusEvent<HTMLDetailsElement>): void {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false
}
