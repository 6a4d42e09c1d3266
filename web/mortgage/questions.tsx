import { IconChevronDown } from '@tabler/icons-react'

import { useTexts, type Text } from '../texts.ts'
import { Section } from '../ui/page/section.tsx'
import styles from './questions.module.css'

const numbers = [1, 2, 3, 4, 5, 6] as const

/** What people ask before they borrow. */
export function Questions() {
  const t = useTexts()
  return (
    <Section title={t('mortgage.questions.title')}>
      {numbers.map((number) => (
        <details key={number} className={styles.question}>
          <summary>
            {t(`mortgage.questions.${number}`)}
            <IconChevronDown size={20} stroke={1.75} aria-hidden />
          </summary>
          <p>{t(`mortgage.questions.${number}_text`)}</p>
        </details>
      ))}
    </Section>
  )
}

/** The same in schema.org's words. */
export function createQuestionsData(t: Text): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: numbers.map((number) => ({
      '@type': 'Question',
      name: t(`mortgage.questions.${number}`),
      acceptedAnswer: { '@type': 'Answer', text: t(`mortgage.questions.${number}_text`) },
    })),
  }
}
