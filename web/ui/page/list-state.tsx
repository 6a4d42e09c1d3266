import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

import styles from './page.module.css'

type Props = { icon: Icon; title: string; text: string; isAlarm?: boolean; children: ReactNode }

/** What stands in a list's place where there is no list to show: why, and the way on. */
export function ListState({ icon: Sign, title, text, isAlarm, children }: Props) {
  return (
    <div className={styles.state} role={isAlarm ? 'alert' : undefined}>
      <Sign size={52} stroke={1.25} aria-hidden />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}

/** The same in the place of a whole page. */
export function PageState({ icon: Sign, title, text, children }: Props) {
  return (
    <div className={`wrap ${styles.state} ${styles.tall}`}>
      <Sign size={64} stroke={1.25} aria-hidden />
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles.ways}>{children}</div>
    </div>
  )
}
