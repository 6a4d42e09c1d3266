import { Link } from 'react-router'

import type { LeftOut } from '#contract/exchange/feed.ts'

import { useLanguage, useTexts } from '../texts.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import styles from './connection.module.css'

/** Which published listings a feed leaves out, each with the reason and the way to mend it; or that it has all. */
export function LeftOutList({ count, listings }: LeftOut[keyof LeftOut]) {
  const t = useTexts()
  const language = useLanguage()
  if (count === 0) return <p className="fine">{t('connection.left_out_none')}</p>
  const more = count - listings.length
  return (
    <details className={styles.left}>
      <summary>{t('connection.left_out', { count })}</summary>
      <ul className={styles.lines}>
        {listings.map(({ code, title, reason }) => (
          <li key={code}>
            <Link to={toWorkspacePath('preview', language, code)}>{`${code} · ${title}`}</Link>
            <br />
            <small>{t(`connection.left_out.${reason}`)}</small>
          </li>
        ))}
        {more > 0 && <li>{t('connection.left_out_more', { count: more })}</li>}
      </ul>
    </details>
  )
}
