import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'

import { useTexts } from '../texts.ts'
import styles from './dialog.module.css'

type Props = {
  /** What buttons open it by, with `opens(id)`. */
  id: string
  title: string
  children: React.ReactNode
  /** A box in the middle of the screen, or a drawer along its right edge. */
  shape?: 'box' | 'drawer'
  className?: string
}

/**
 * A modal dialog of the platform: focus stays inside, Esc and a press beside it close it.
 * A link followed inside closes it too.
 */
export function Dialog({ id, title, children, shape = 'box', className = '' }: Props) {
  const t = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    // The platform gives the keyboard Esc; a press on the backdrop reaches the dialog itself.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      className={`${styles.dialog} ${styles[shape]} ${className}`}
      aria-labelledby={`${id}-title`}
      onClick={(event) => {
        const target = event.target as Element
        if (target === dialog.current || target.closest('a')) dialog.current?.close()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{title}</h2>
          <form method="dialog">
            <button className={styles.close} aria-label={t('ui.close')}>
              <IconX stroke={1.75} aria-hidden />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}

/** What a button needs to open a dialog. The first two let the browser do it, before or without scripts. */
export function opens(id: string) {
  return { command: 'show-modal', commandfor: id, onClick: openWhereBrowserCannot }
}

function openWhereBrowserCannot(event: React.MouseEvent<HTMLButtonElement>): void {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  const id = event.currentTarget.getAttribute('commandfor')
  const dialog = id && document.getElementById(id)
  if (dialog instanceof HTMLDialogElement) dialog.showModal()
}
