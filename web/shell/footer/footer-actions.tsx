import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonLink } from '../../ui/button.tsx'
import styles from './footer-actions.module.css'

const actions = [
  { key: 'shell.franchises', screen: 'franchises' },
  { key: 'shell.join', screen: 'join' },
  { key: 'shell.questions', screen: 'questions' },
] as const

/** The three ways on that the footer offers first. */
export function FooterActions() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <div className={styles.actions}>
      {actions.map(({ key, screen }) => (
        <ButtonLink key={key} to={toPath(screen, language)} look="glass">
          {t(key)}
        </ButtonLink>
      ))}
    </div>
  )
}
