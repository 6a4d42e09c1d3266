import { Link } from 'react-router'

import type { Overview } from '#contract/workspace/workspace.ts'

import { formatShortMomentHere } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { toWorkspacePath } from '../../workspace-paths.ts'
import { Block } from './block.tsx'
import styles from './home.module.css'

/** Enquiries that nobody has answered, the one that has waited longest first; the desk answers them. */
export function WaitingEnquiries({ enquiries: { total, rows } }: { enquiries: Overview['enquiries'] }) {
  const t = useTexts()
  const language = useLanguage()
  const desk = `${toWorkspacePath('desk', language)}?state=new`
  return (
    <Block
      title={t('workspace.enquiries')}
      total={total}
      nothing={t('workspace.all_answered')}
      action={<Link to={desk}>{t('workspace.to_desk')}</Link>}
    >
      {rows.map(({ id, full_name, title, created_at }) => (
        <li key={id}>
          <Link className={styles.row} to={`${desk}&lead=${id}`}>
            <span>
              <b>{full_name ?? t('workspace.visitor')}</b>
              {title && <small>{title}</small>}
              <small>{formatShortMomentHere(created_at, language)}</small>
            </span>
          </Link>
        </li>
      ))}
    </Block>
  )
}
