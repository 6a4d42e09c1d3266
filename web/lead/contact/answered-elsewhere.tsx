import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './answered-elsewhere.module.css'

const ways = [
  { screen: 'questions', name: 'questions' },
  { screen: 'join', name: 'join' },
  { screen: 'franchises', name: 'franchise' },
] as const

/** Pages that answer what most people write about. */
export function AnsweredElsewhere() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <section className={`wrap section ${styles.elsewhere}`}>
      <h2>{t('contact.page.before')}</h2>
      <ul>
        {ways.map(({ screen, name }) => (
          <li key={screen}>
            <Link to={toPath(screen, language)}>
              <b>
                {t(`contact.page.${name}`)}
                <IconArrowRight size={20} stroke={1.75} aria-hidden />
              </b>
              {t(`contact.page.${name}_text`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
