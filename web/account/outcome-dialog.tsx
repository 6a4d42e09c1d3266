import { MessageDialog } from '../ui/form/message-dialog.tsx'

/** How the sending of a form went. */
export type Outcome = { title: string; lines: readonly string[]; isSuccess: boolean }

type Props = { outcome: Outcome | null; setOutcome: (outcome: null) => void; onSuccess: () => void }

/** Says how it went; once its reader has closed it, a success goes on with `onSuccess`. */
export function OutcomeDialog({ outcome, setOutcome, onSuccess }: Props) {
  if (!outcome) return null
  const { title, lines, isSuccess } = outcome
  const close = () => {
    setOutcome(null)
    if (isSuccess) onSuccess()
  }
  return <MessageDialog title={title} lines={lines} onClose={close} />
}
