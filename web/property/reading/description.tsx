import styles from './description.module.css'

/** What the agent wrote, paragraph by paragraph. */
export function Description({ text }: { text: string }) {
  return (
    <div className={styles.description}>
      {text.split(/\n\s*\n|\n/).map((paragraph, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text does not change its order
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  )
}
