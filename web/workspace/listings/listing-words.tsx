import { Link } from 'react-router'

import type { WorkspaceRow } from '#contract/workspace/workspace.ts'
import type { Language } from '#contract/language.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { toWorkspacePath } from '../../workspace-paths.ts'
import styles from './listings.module.css'

type Row = Pick<
  WorkspaceRow,
  'code' | 'draft_id' | 'title' | 'place' | 'business_type' | 'type' | 'agent' | 'may' | 'link'
>

/** What a listing is called, which leads to it: a draft to the editor, what was public to its figures. */
export function ListingWords({ row, withAgent }: { row: Row; withAgent: boolean }) {
  const t = useTexts()
  const language = useLanguage()
  const { code, place, business_type, type, agent } = row
  const kind = [type && t(`type.${type}`), business_type && t(`listings.business.${business_type}`)]
  const facts = [code, ...kind, place].filter(Boolean)
  const title = row.title ?? t('listings.untitled')
  const path = findRowPath(row, language)
  return (
    <div className={styles.words}>
      {path === null ? (
        <b>{title}</b>
      ) : (
        <Link data-row to={path}>
          {title}
        </Link>
      )}
      <small>{facts.join('\u00A0· ')}</small>
      {withAgent && <small>{agent.name}</small>}
    </div>
  )
}

/** Where a row leads: a draft to the editor, the own listing to its figures, a colleague's to its page. */
export function findRowPath({ code, draft_id, may, link }: Row, language: Language): string | null {
  if (draft_id !== null && may.edit) return toWorkspacePath('editor', language, draft_id)
  if (code !== null && (may.edit || may.assign || may.confirm)) return toWorkspacePath('figures', language, code)
  return link ?? (code === null ? null : toWorkspacePath('figures', language, code))
}
