import { IconChevronDown } from '@tabler/icons-react'

import { useTexts } from '../../texts.ts'
import { Prose } from '../../ui/page/prose.tsx'
import type { Topic } from './topics.ts'
import styles from './question-list.module.css'

/** The questions under their topics; an answer opens under its question, and by its own address (`#ipi`). */
export function QuestionList({ topics, areOpen }: { topics: Topic[]; areOpen: boolean }) {
  const t = useTexts()
  return (
    <div className={styles.columns}>
      <nav className={styles.topics} aria-label={t('questions.topics')}>
        <ul>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        {topics.map(({ id, title, questions }) => (
          <section key={id} className={styles.topic}>
            <h2 id={id} tabIndex={-1}>
              {title}
            </h2>
            {questions.map((question) => (
              <details key={question.id} className={styles.question} open={areOpen}>
                <summary>
                  <h3>{question.asked}</h3>
                  <IconChevronDown size={22} stroke={1.75} aria-hidden />
                </summary>
                <div id={question.id} className={styles.answer}>
                  <Prose text={question.answer} />
                </div>
              </details>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
