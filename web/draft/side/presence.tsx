import { useLanguage, useTexts } from '../../texts.ts'
import { useDraft } from '../draft-context.ts'
import { formatClock } from '../format-clock.ts'
import styles from './side.module.css'

/** Who else saved lately. */
export function Presence() {
  const t = useTexts()
  const language = useLanguage()
  const others = useDraft(({ draft }) => draft.others)
  return (
    <div aria-live="polite">
      {others.map(({ name, at }) => (
        <p key={name} className={styles.presence}>
          {t('draft.other_saved', { name, time: formatClock(at, language) })}
        </p>
      ))}
    </div>
  )
}
