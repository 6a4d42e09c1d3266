import styles from './workspace-outline.module.css'

export type Said = { needsScripts: string; loading: string; failed: string; retry: string }

/** What stands until the browser has asked who it is; without scripts it never will. */
export function WorkspaceOutline({ title, said }: { title: string; said: Said }) {
  return (
    <div className={styles.frame}>
      <div className={styles.rail} />
      <div className={styles.content}>
        <h1>{title}</h1>
        <p className="unscripted">{said.needsScripts}</p>
        <output className="visually-hidden">{said.loading}</output>
        <div className={styles.awaited} aria-hidden />
        <div className={styles.awaited} aria-hidden />
        <div className={styles.awaited} aria-hidden />
      </div>
    </div>
  )
}
