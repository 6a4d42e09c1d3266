import { useTexts } from '../../texts.ts'
import styles from './opening-steps.module.css'

const steps = ['talk', 'study', 'agreement', 'setup', 'open'] as const

/** The way from the first call to an open door. */
export function OpeningSteps() {
  const t = useTexts()
  return (
    <section className={`wrap ${styles.steps}`}>
      <h2>{t('franchise.steps.title')}</h2>
      <ol>
        {steps.map((name) => (
          <li key={name}>
            <h3>{t(`franchise.steps.${name}.title`)}</h3>
            <p className="caption">{t(`franchise.steps.${name}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
