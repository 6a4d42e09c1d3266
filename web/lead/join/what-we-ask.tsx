import { useTexts } from '../../texts.ts'
import styles from './what-we-ask.module.css'

const asked = ['age', 'papers', 'time', 'language', 'experience'] as const
const steps = ['write', 'talk', 'induction', 'start'] as const

/** What an agent needs, and how one begins. */
export function WhatWeAsk() {
  const t = useTexts()
  return (
    <section className="section grey">
      <div className={`wrap ${styles.inside}`}>
        <div>
          <h2>{t('join.ask.title')}</h2>
          <ul>
            {asked.map((name) => (
              <li key={name}>{t(`join.ask.${name}`)}</li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{t('join.steps.title')}</h2>
          <ol>
            {steps.map((name) => (
              <li key={name}>
                <h3>{t(`join.steps.${name}.title`)}</h3>
                <p>{t(`join.steps.${name}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  )
}
