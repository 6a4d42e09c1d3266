import styles from './list-with-pane.module.css'

type Props = {
  /** What is asked for, over the whole width. */
  asking: React.ReactNode
  list: React.ReactNode
  /** What is open, or what stands there until something is. */
  pane: React.ReactNode
  /** On a narrow screen the pane takes the list's place while something is open. */
  isOpen: boolean
}

/** A list and, beside it, what was chosen of it; both are scrolled by themselves. */
export function ListWithPane({ asking, list, pane, isOpen }: Props) {
  return (
    <div className={styles.both} data-open={isOpen || undefined}>
      <div className={styles.asking}>{asking}</div>
      <div className={styles.list}>{list}</div>
      <div className={styles.pane}>{pane}</div>
    </div>
  )
}
