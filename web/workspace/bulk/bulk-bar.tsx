import { useState } from 'react'

import { maxBulk } from '#contract/workspace/bulk.ts'
import type { WorkspaceRow } from '#contract/workspace/workspace.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { BulkForm } from './bulk-form.tsx'
import { BulkProgress } from './bulk-progress.tsx'
import { maxSheets, PrintButton } from './print-button.tsx'
import styles from './bulk.module.css'
import { type Chosen, isChoosable, type Selection } from './use-selection.ts'

type Props = {
  rows: readonly WorkspaceRow[]
  selection: Selection
  /** All that the list's filter finds, and how many of them an action can be for. */
  whole: { filter: Chosen['filter']; count: number }
  onChange: () => void
}

/** Says how many listings are marked, and opens what can be done to them; it floats at the end of the list. */
export function BulkBar({ rows, selection, whole, onChange }: Props) {
  const t = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [last, setLast] = useState<number | null>(null)
  const { count, clear } = selection
  const isPageFull = rows.filter(isChoosable).every(({ code }) => selection.codes.has(code!))
  const canMarkAll = isPageFull && !selection.isAll && whole.count > count && whole.count <= maxBulk
  return (
    <>
      {count > 0 && (
        <section className={styles.bar} aria-label={t('bulk.title')}>
          <output>{t('bulk.marked', { count })}</output>
          {canMarkAll && (
            <Button isSmall look="secondary" onClick={() => selection.markAll(whole.filter, whole.count)}>
              {t('bulk.mark_all', { count: whole.count })}
            </Button>
          )}
          <Button isSmall onClick={() => setOpen(true)}>
            {t('bulk.actions')}
          </Button>
          {!selection.isAll && count <= maxSheets && <PrintButton codes={selection.chosen.codes ?? []} />}
          <Button isSmall look="secondary" onClick={clear}>
            {t('bulk.clear')}
          </Button>
        </section>
      )}
      {isOpen && (
        <OpenDialog title={t('bulk.what', { count })} onClose={() => setOpen(false)}>
          <BulkForm
            rows={rows.filter(({ code }) => code !== null && selection.codes.has(code))}
            chosen={selection.chosen}
            onStart={(id) => {
              setOpen(false)
              setLast(id)
              clear()
            }}
          />
        </OpenDialog>
      )}
      {last !== null && (
        <BulkProgress
          id={last}
          onClose={() => {
            setLast(null)
            onChange()
          }}
        />
      )}
    </>
  )
}
