import { useTexts } from '../texts.ts'
import { badgeText, type Badge } from './property-badge.ts'
import styles from './badge-mark.module.css'

/** One word about a property on a coloured ground. */
export function BadgeMark({ badge, className = '' }: { badge: Badge; className?: string }) {
  const t = useTexts()
  return <span className={`${styles.badge} ${styles[badge] ?? ''} ${className}`}>{t(badgeText[badge])}</span>
}
