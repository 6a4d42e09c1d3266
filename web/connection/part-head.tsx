import styles from './connection.module.css'

type Props = { id: string; title: string; text: string; children?: React.ReactNode }

/** What one kind of connection is for, and the press that makes one. */
export function PartHead({ id, title, text, children }: Props) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </div>
  )
}
