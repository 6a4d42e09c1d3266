import { useTexts } from '../../texts.ts'
import { Button } from '../button.tsx'
import styles from './form.module.css'
import { OpenDialog } from './open-dialog.tsx'

type Props = {
  title: string
  /** One paragraph, or the points of a list. */
  lines: readonly string[]
  onClose: () => void
  /** What can be done beside closing it; then closing is called cancelling. */
  action?: { label: string; act: () => void; isBusy: boolean }
}

/** Says how it went, until its reader closes it. */
export function MessageDialog({ title, lines, onClose, action }: Props) {
  const t = useTexts()
  return (
    <OpenDialog title={title} onClose={onClose}>
      <div className={styles.message}>
        {lines.length > 1 ? (
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p>{lines[0]}</p>
        )}
        <div className="actions">
          {action && (
            <Button onClick={action.act} disabled={action.isBusy}>
              {action.label}
            </Button>
          )}
          <Button look={action ? 'secondary' : 'primary'} onClick={onClose} data-first={action ? undefined : ''}>
            {t(action ? 'form.cancel' : 'form.ok')}
          </Button>
        </div>
      </div>
    </OpenDialog>
  )
}
