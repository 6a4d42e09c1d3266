import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useTexts } from '../texts.ts'
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
        <Way to={more.to}>
          {more.text}
          <IconArrowRight size={20} stroke={1.75} aria-hidden />
        </Way>
      )}
    </div>
  )
}

/** Inside the site, or out of it in another tab. */
function Way({ to, children }: { to: string; children: React.ReactNode }) {
  const t = useTexts()
  if (to.startsWith('/')) {
    return (
      <Link className={styles.more} to={to}>
        {children}
      </Link>
    )
  }
  return (
    <a className={styles.more} href={to} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden"> {t('shell.new_tab')}</span>
    </a>
  )
}
