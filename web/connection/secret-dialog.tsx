import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import form from '../ui/form/form.module.css'
import { copy } from '../ui/page/copy.ts'
import styles from './connection.module.css'

export type Secret = {
  of: 'token' | 'webhook'
  text: string
  /** Said beside it. */
  note?: string
}
type Props = Secret & { onClose: () => void }

/** Shows a secret, this once. */
export function SecretDialog({ of, text, note, onClose }: Props) {
  const t = useTexts()
  return (
    <OpenDialog title={t(`connection.secret_${of}`)} onClose={onClose}>
      <div className={form.form}>
        <p>{t('connection.secret_text')}</p>
        {note && <p>{note}</p>}
        <code className={styles.secret}>{text}</code>
        <div className="actions">
          <Button onClick={() => void copy(text, t('connection.copied'), t('connection.not_copied'))} data-first="">
            {t('connection.copy')}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {t('connection.kept')}
          </Button>
        </div>
      </div>
    </OpenDialog>
  )
}
