import { useState } from 'react'

import type { Run } from '#contract/import/import.ts'

import { formatMediumDate } from '../../dates.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { MessageDialog } from '../../ui/form/message-dialog.tsx'
import { useRunAct } from './use-run-act.ts'

type Props = { run: Run; onShow: (run: Run) => void }

/** The way back, with what it does and what it leaves. */
export function UndoRun({ run, onShow }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const [isAsking, setAsking] = useState(false)
  const { act, doing, failure } = useRunAct(run, onShow)
  if (!run.may.undo) return null
  const lines = [
    t('import.undo_restore'),
    t('import.undo_new'),
    t('import.undo_leave'),
    ...(run.undo_until ? [t('import.undo_until', { date: formatMediumDate(run.undo_until, language) })] : []),
  ]
  return (
    <div className="stack">
      <div>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {t('import.undo')}
        </Button>
      </div>
      {isAsking && (
        <MessageDialog
          title={t('import.undo_title')}
          lines={[...lines, ...failure]}
          onClose={() => setAsking(false)}
          action={{ label: t('import.undo'), act: () => void act('undo'), isBusy: doing !== null }}
        />
      )}
    </div>
  )
}
