import { useTexts } from '../texts.ts'
import { Section } from '../ui/page/section.tsx'
import styles from './loan-steps.module.css'

const steps = [1, 2, 3, 4, 5] as const

/** From the first sum to the title, in order. */
export function LoanSteps() {
  const t = useTexts()
  return (
    <Section title={t('mortgage.steps.title')}>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`mortgage.steps.${step}`)}</h3>
            <p className="caption">{t(`mortgage.steps.${step}_text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  )
}
