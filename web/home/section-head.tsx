import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'

import styles from './section-head.module.css'

type Props = { title: string; text?: string; more?: { to: string; text: string } }

/** The title of a part of the first page, and the way to all of it. */
export function SectionHead({ title, text, more }: Props) {
  return (
    <div className={styles.head}>
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {more && (
        <Link className={styles.more} to={more.to}>
          {more.text}
          <IconArrowRight size={20} stroke={1.75} aria-hidden />
        </Link>
      )}
    </div>
  )
}
