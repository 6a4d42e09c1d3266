import styles from './form-section.module.css'

type Props = {
  /** What links on the page lead to. */
  id: string
  title: string
  text: string
  /** Stands beside the form: other ways to get in touch. */
  beside?: React.ReactNode
  children: React.ReactNode
}

/** The part of a page in which its reader writes to the network. */
export function FormSection({ id, title, text, beside, children }: Props) {
  return (
    <section id={id} className={styles.section}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{title}</h2>
          <p>{text}</p>
          {beside}
        </div>
        <div className={styles.card}>{children}</div>
      </div>
    </section>
  )
}
