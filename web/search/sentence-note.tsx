import { Link } from 'react-router'

import styles from './sentence-note.module.css'

type Note = { lines: string[]; literally: { label: string; href: string } }

/** What a typed sentence was taken for; a screen reader says it when it appears. */
export function SentenceNote({ note }: { note: Note | null }) {
  return (
    <output className={styles.note}>
      {note?.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {note && <Link to={note.literally.href}>{note.literally.label}</Link>}
    </output>
  )
}
