import { IconX } from '@tabler/icons-react'
import { Link } from 'react-router'

import { useTexts } from '../../texts.ts'
import styles from './no-projects.module.css'

type Props = { waysOut: { label: string; count: number; href: string }[]; allHref: string; children: React.ReactNode }

/** No project is as asked for: which filter to give up and what that finds, all of them, and someone to ask. */
export function NoProjects({ waysOut, allHref, children }: Props) {
  const t = useTexts()
  return (
    <div className={styles.none}>
      <h2>{t('project.none')}</h2>
      {waysOut.length > 0 && <p>{t('project.none_relax')}</p>}
      <ul className={styles.ways}>
        {waysOut.map(({ label, count, href }) => (
          <li key={label}>
            <Link to={href} preventScrollReset>
              <IconX size={17} stroke={2} aria-hidden />
              <span>{t('project.without', { filter: label })}</span>
              <small>{t('project.total', { count })}</small>
            </Link>
          </li>
        ))}
        <li>
          <Link to={allHref} preventScrollReset>
            <span>{t('project.see_all')}</span>
          </Link>
        </li>
      </ul>
      <div className={styles.ask}>
        <p>{t('project.none_contact')}</p>
        {children}
      </div>
    </div>
  )
}
