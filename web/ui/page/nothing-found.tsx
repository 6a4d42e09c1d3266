import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'

import styles from './nothing-found.module.css'

type Way = { label: string; href: string; count?: string }
type Props = {
  /** Why nothing was found. */
  children: React.ReactNode
  /** Filters to give up, with what that finds, and other ways on. */
  ways: Way[]
  ask: string
  contact: React.ReactNode
}

/** A search that found nothing: why, which filter to give up and what that finds, and someone to ask. */
export function NothingFound({ children, ways, ask, contact }: Props) {
  return (
    <div className={styles.none}>
      {children}
      {ways.length > 0 && (
        <ul>
          {ways.map(({ label, href, count }) => (
            <li key={label}>
              <Link to={href} preventScrollReset>
                {count && <IconX size={17} stroke={2} aria-hidden />}
                <span>{label}</span>
                {count && <small>{count}</small>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ask}>
        <p>{ask}</p>
        {contact}
      </div>
    </div>
  )
}
