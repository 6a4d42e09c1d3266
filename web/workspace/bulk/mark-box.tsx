import type { WorkspaceRow } from '#contract/workspace/workspace.ts'

import { useTexts } from '../../texts.ts'
import { isChoosable, type Selection } from './use-selection.ts'
import styles from './bulk.module.css'

/** Marks a listing for what is done to several. */
export function MarkBox({ row, selection }: { row: WorkspaceRow; selection: Selection }) {
  const t = useTexts()
  if (!isChoosable(row)) return null
  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        data-mark
        checked={selection.isAll || selection.codes.has(row.code!)}
        onChange={({ target }) => selection.mark([row], target.checked)}
      />
      <span className="visually-hidden">{t('bulk.mark', { title: row.title ?? row.code! })}</span>
    </label>
  )
}

/** Marks all of a page at once. */
export function MarkPage({ rows, selection }: { rows: readonly WorkspaceRow[]; selection: Selection }) {
  const t = useTexts()
  const choosable = rows.filter(isChoosable)
  if (choosable.length === 0) return null
  const marked = choosable.filter(({ code }) => selection.isAll || selection.codes.has(code!)).length
  return (
    <label className={styles.mark}>
      <input
        type="checkbox"
        checked={marked === choosable.length}
        ref={(box) => {
          if (box) box.indeterminate = marked > 0 && marked < choosable.length
        }}
        onChange={({ target }) => selection.mark(choosable, target.checked)}
      />
      <span className="visually-hidden">{t('bulk.mark_page')}</span>
    </label>
  )
}
