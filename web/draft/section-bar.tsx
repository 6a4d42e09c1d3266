import { Link } from 'react-router'

import { useTexts } from '../texts.ts'
import styles from './editor.module.css'
import { sections, type Section } from './sections/sections.ts'
import { SaveState } from './side/save-state.tsx'

/** Along the bottom of a narrow screen: back, how saving stands, on. */
export function SectionBar({ open }: { open: Section }) {
  const t = useTexts()
  const at = sections.indexOf(open)
  const [before, after] = [sections[at - 1], sections[at + 1]]
  return (
    <nav className={styles.bar} aria-label={t('draft.steps')} data-bottom-bar>
      {before ? (
        <Link to={`#${before}`} preventScrollReset>
          {t('draft.back')}
        </Link>
      ) : (
        <span />
      )}
      <SaveState isShort />
      {after ? (
        <Link to={`#${after}`} preventScrollReset className={styles.next}>
          {t('draft.next')}
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
}
