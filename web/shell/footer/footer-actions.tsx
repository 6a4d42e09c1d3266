import { isBuilt } from '../../pages.ts'
import { pathTo } from '../../paths.ts'
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
  const built = actions.filter(({ screen }) => isBuilt(screen))
  if (built.length === 0) return null
  return (
    <div className={styles.actions}>
      {built.map(({ key, screen }) => (
        <ButtonLink key={key} to={pathTo(screen, language)} look="glass">
          {t(key)}
        </ButtonLink>
      ))}
    </div>
  )
}
