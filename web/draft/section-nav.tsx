import { IconAlertTriangle, IconCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'

import { useTexts } from '../texts.ts'
import styles from './editor.module.css'
import { sections, type Section } from './sections/sections.ts'
import { useMarks, type Mark } from './use-missing.ts'

const icons = {
  complete: IconCircleCheck,
  missing: IconCircleDashed,
  problem: IconAlertTriangle,
  empty: IconCircle,
} as const satisfies Record<Mark, unknown>

/** The sections with what each still lacks: links beside the form, a choice above it where there is no room. */
export function SectionNav({ open }: { open: Section }) {
  const t = useTexts()
  const navigate = useNavigate()
  const markOf = useMarks()
  const nameOf = (section: Section) => `${sections.indexOf(section) + 1}. ${t(`draft.section.${section}`)}`
  return (
    <nav className={styles.nav} aria-label={t('draft.sections')}>
      <ol>
        {sections.map((section) => {
          const mark = markOf(section)
          const Icon = icons[mark]
          return (
            <li key={section}>
              <Link
                to={`#${section}`}
                preventScrollReset
                aria-current={section === open ? 'true' : undefined}
                data-mark={mark}
              >
                <Icon size={18} stroke={1.75} aria-hidden />
                {t(`draft.section.${section}`)}
                {mark !== 'empty' && <span className="visually-hidden">, {t(`draft.mark.${mark}`)}</span>}
              </Link>
            </li>
          )
        })}
      </ol>
      <div className={styles.choice}>
        <select
          aria-label={t('draft.section_now')}
          value={open}
          onChange={({ target }) => void navigate(`#${target.value}`)}
        >
          {sections.map((section) => {
            const mark = markOf(section)
            return (
              <option key={section} value={section}>
                {nameOf(section)}
                {(mark === 'missing' || mark === 'problem') && ` (${t(`draft.mark.${mark}`)})`}
              </option>
            )
          })}
        </select>
      </div>
    </nav>
  )
}
