import { useTexts } from '../../texts.ts'
import { Button } from '../button.tsx'
import styles from './form.module.css'

type Props = {
  isSending: boolean
  /** What it says meanwhile, where there is a better word for it. */
  sending?: string
} & Omit<React.ComponentProps<typeof Button>, 'aria-disabled'>

/**
 * Sends its form, or what `onClick` does; while that is under way it says so, does nothing, and keeps the focus that a
 * disabled button would lose.
 */
export function SendButton({
  isSending,
  sending,
  type = 'submit',
  className = styles.submit,
  onClick,
  children,
  ...rest
}: Props) {
  const t = useTexts()
  return (
    <Button
      type={type}
      className={className}
      aria-disabled={isSending || undefined}
      onClick={isSending ? undefined : onClick}
      {...rest}
    >
      {isSending ? (sending ?? t('form.sending')) : children}
    </Button>
  )
}
