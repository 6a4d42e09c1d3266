import { IconDropletBolt } from '@tabler/icons-react'

import { useTexts } from '../texts.ts'
import styles from './property-card.module.css'

/** The score for power and water, small. */
export function PowerWaterMark({ score }: { score: number }) {
  const t = useTexts()
  return (
    <span className={styles.score}>
      <IconDropletBolt size={16} stroke={1.75} aria-hidden />
      <span aria-hidden>{score}</span>
      <span className="visually-hidden">{t('card.power_water', { score })}</span>
    </span>
  )
}
