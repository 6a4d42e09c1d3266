import { useTexts } from '../../texts.ts'
import { Button } from '../button.tsx'
import styles from './form.module.css'

type Props = { isSending: boolean } & Omit<React.ComponentProps<typeof Button>, 'type' | 'aria-disabled'>

/** Sends its form; while that is under way it says so, and keeps the focus that a disabled button would lose. */
export function SubmitButton({ isSending, className = styles.submit, children, ...rest }: Props) {
  const t = useTexts()
  return (
    <Button type="submit" className={className} aria-disabled={isSending || undefined} {...rest}>
      {isSending ? t('form.sending') : children}
    </Button>
  )
}
