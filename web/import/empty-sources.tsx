import { useLanguage, useTexts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import styles from './import.module.css'
import { newSourcePath } from './source-paths.ts'
import { TemplateLinks } from './template-links.tsx'

const steps = ['import.empty_1', 'import.empty_2', 'import.empty_3'] as const

/** How stock is brought, for who has not begun. */
export function EmptySources() {
  const t = useTexts()
  return (
    <section className={styles.card}>
      <h2>{t('import.empty')}</h2>
      <ol className={styles.numbered}>
        {steps.map((step) => (
          <li key={step}>{t(step)}</li>
        ))}
      </ol>
      <div className="actions">
        <ButtonLink to={newSourcePath(useLanguage())}>{t('import.new')}</ButtonLink>
        <TemplateLinks />
      </div>
    </section>
  )
}
