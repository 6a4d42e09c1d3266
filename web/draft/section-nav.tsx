import { IconAlertTriangle, IconCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'

import { useTexts } from '../texts.ts'
import { useCurrentSection } from '../property/use-current-section.ts'
import styles from './editor.module.css'
import { sections, type Section } from './sections/sections.ts'
import { useIsNarrow } from './use-is-narrow.ts'
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
  const isNarrow = useIsNarrow()
  const seen = useCurrentSection(isNarrow ? '' : sections.join(' '), useFocusedSection())
  const read = isNarrow ? open : seen
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
                aria-current={section === read ? 'true' : undefined}
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

/** The section that the focus was in last. */
function useFocusedSection(): string | undefined {
  const [focused, setFocused] = useState<string>()
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const section = target instanceof Element && target.closest('section[id]')
      if (section) setFocused(section.id)
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [])
  return focused
}
