import { useState } from 'react'

import type { Run } from '#contract/import/import.ts'
import { getNumberFormat } from '#locales/texts.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { MessageDialog } from '../../ui/form/message-dialog.tsx'
import { countPercent, describeHours } from '../describe-run.ts'
import styles from '../import.module.css'
import { RefusedLines } from '../refused-lines.tsx'
import { useRunAct } from './use-run-act.ts'

const texts = {
  received: 'import.received_text',
  reading: 'import.reading_text',
  applying: 'import.applying_text',
  undoing: 'import.undoing_text',
} as const

/** What goes on by itself: how far it is, and the press that stops it. */
export function MovingStep({ run, onShow }: { run: Run; onShow: (run: Run) => void }) {
  const t = useTexts()
  const language = useLanguage()
  const [isStopping, setStopping] = useState(false)
  const { act, doing, failure } = useRunAct(run, onShow)
  const { state, progress, may, pictures } = run
  const { done, of } = progress
  const number = getNumberFormat(language)
  const isRows = state === 'applying' || state === 'undoing'
  return (
    <section className={styles.card} aria-labelledby="moving">
      <h2 id="moving">{t(`import.state.${state}`)}</h2>
      <p>{t(texts[state as keyof typeof texts])}</p>
      {of > 0 && state !== 'received' && (
        <>
          <progress className={styles.progress} value={done} max={of} aria-labelledby="moving" />
          <p className="muted">
            {isRows
              ? t('import.applying_of', { done: number.format(done), of: number.format(of) })
              : t('import.reading_of', { percent: countPercent(done, of) })}
          </p>
        </>
      )}
      {state === 'applying' && pictures.waiting > 0 && (
        <p>{t('import.pictures_will', { count: pictures.waiting, time: describeHours(pictures.hours, t) })}</p>
      )}
      <RefusedLines failure={failure} />
      {may.stop && (
        <div>
          <Button
            look="secondary"
            disabled={doing !== null}
            onClick={() => (isRows ? setStopping(true) : void act('stop'))}
          >
            {t('import.stop')}
          </Button>
        </div>
      )}
      {isStopping && (
        <MessageDialog
          title={t('import.stop')}
          lines={[t('import.stop_text')]}
          onClose={() => setStopping(false)}
          action={{
            label: t('import.stop'),
            isBusy: doing !== null,
            act: () => void act('stop').then(() => setStopping(false)),
          }}
        />
      )}
    </section>
  )
}
