import { IconBookmark, IconCalendarTime, IconChevronRight, IconEye, IconHeart, IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router'

import { toPath } from '../../paths.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import styles from './saved-links.module.css'

const ways = [
  ['visits', IconCalendarTime],
  ['favourites', IconHeart],
  ['saved_searches', IconBookmark],
  ['search_history', IconHistory],
  ['recently_viewed', IconEye],
] as const

/** The ways to what an account keeps. */
export function SavedLinks() {
  const t = useTexts()
  const language = useLanguage()
  return (
    <ul className={styles.ways}>
      {ways.map(([screen, Sign]) => (
        <li key={screen}>
          <Link to={toPath(screen, language)}>
            <Sign className={styles.sign} size={26} stroke={1.5} aria-hidden />
            <span>
              <b>{t(`profile.kept.${screen}`)}</b>
              <small>{t(`profile.kept.${screen}_text`)}</small>
            </span>
            <IconChevronRight size={20} stroke={1.75} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
