import { useLanguage, useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { countPercent, formatBytes } from './describe-run.ts'
import styles from './import.module.css'
import type { Sending, useFileUpload } from './use-file-upload.ts'

type Props = Pick<ReturnType<typeof useFileUpload>, 'pause' | 'drop'> & {
  sending: Sending
  resume: () => void
}

/** How far a file has come, and what can be done about it. */
export function UploadProgress({ sending: { file, sent, state }, pause, resume, drop }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const holes = { percent: countPercent(sent, file.size), size: formatBytes(file.size, language) }
  const said = state === 'sending' ? t('import.sending', holes) : t(`import.sending_${state}`, holes)
  return (
    <div className="stack">
      <div className={styles.sending}>
        <b>{file.name}</b>
        <progress value={sent} max={file.size} aria-label={file.name} />
        <span className="fine">{said}</span>
        <span className="visually-hidden" aria-live="polite">
          {state !== 'sending' && said}
        </span>
      </div>
      {state !== 'whole' && (
        <div className="cluster">
          {state === 'sending' && (
            <Button isSmall look="secondary" onClick={pause}>
              {t('import.pause')}
            </Button>
          )}
          {state !== 'sending' && (
            <Button isSmall look="secondary" onClick={resume}>
              {t(state === 'paused' ? 'import.resume' : 'import.retry')}
            </Button>
          )}
          <Button isSmall look="secondary" onClick={drop}>
            {t('import.drop')}
          </Button>
        </div>
      )}
      {state !== 'whole' && <p className="fine">{t('import.sending_keep')}</p>}
    </div>
  )
}
