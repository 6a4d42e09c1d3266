import styles from './screen-head.module.css'

type Props = {
  title: string
  lead?: string
  /** What can be done on the whole screen, or is said of it: at the other end of the line. */
  children?: React.ReactNode
}

/** What a screen of the workspace is called, and what can be done on it; on a phone the line stays in sight. */
export function ScreenHead({ title, lead, children }: Props) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children}
    </header>
  )
}
