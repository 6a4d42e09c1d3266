import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { WorkspaceBrief } from '#contract/workspace/workspace.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { toWorkspacePath } from '../../workspace-paths.ts'
import { Cover } from '../listings/row-parts.tsx'
import styles from './home.module.css'

type Props = {
  title: string
  total: number
  /** What stands there when nothing waits. */
  nothing: string
  /** The press that ends all of it, or the way to the rest. */
  action?: React.ReactNode
  children: React.ReactNode
}

/** One thing that waits: what it is, how many there are, and the first of them. */
export function Block({ title, total, nothing, action, children }: Props) {
  return (
    <section className={styles.block} aria-label={title}>
      <header>
        <h2>
          {title} {total > 0 && <b>{total}</b>}
        </h2>
        {total > 0 && action}
      </header>
      {total > 0 ? (
        <ul>{children}</ul>
      ) : (
        <p className={styles.nothing}>
          <IconCheck size={20} stroke={1.75} aria-hidden />
          {nothing}
        </p>
      )}
    </section>
  )
}

/** A listing of a block, with what is said of it. */
export function BriefRow({ row, note, to }: { row: WorkspaceBrief; note: React.ReactNode; to?: string }) {
  const t = useTexts()
  const language = useLanguage()
  const own =
    row.draft_id !== null
      ? toWorkspacePath('editor', language, row.draft_id)
      : toWorkspacePath('figures', language, row.code ?? '')
  return (
    <li>
      <Link className={styles.row} to={to ?? own}>
        <Cover row={row} />
        <span>
          <b>{row.title ?? t('listings.untitled')}</b>
          <small>{[row.code, row.place].filter(Boolean).join(' · ')}</small>
          <small>{note}</small>
        </span>
      </Link>
    </li>
  )
}
