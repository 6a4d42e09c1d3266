import type { ReactNode } from 'react'

import styles from './letter-link.module.css'

/** Why a letter's link shows nothing, and the way on. */
export function LinkNotice({ text, children }: { text: string; children: ReactNode }) {
  return (
    <>
      <p role="alert">{text}</p>
      <div className={styles.actions}>{children}</div>
    </>
  )
}
