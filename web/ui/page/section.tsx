import styles from './section.module.css'

type Props = { id?: string; title: string; className?: string; children: React.ReactNode }

/** One part of the page under its heading, set off by a hairline. */
export function Section({ id, title, className = '', children }: Props) {
  return (
    <section id={id} className={`${styles.section} ${className}`}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </section>
  )
}
