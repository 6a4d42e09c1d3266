import { IconBolt, IconCheck, IconDroplet, IconMinus } from '@tabler/icons-react'

import { maxPointsPerHalf, listPowerWater, scorePowerWater } from '#contract/property/power-water.ts'

import { useTexts } from '../../texts.ts'
import styles from './power-water.module.css'

const halves = [
  { half: 'power', Icon: IconBolt },
  { half: 'water', Icon: IconDroplet },
] as const

/** How well the home stands a power cut and a dry main: both halves of the score, and what made them. */
export function PowerWater({ features }: { features: string[] }) {
  const t = useTexts()
  const { score, ...parts } = scorePowerWater(features)
  return (
    <div className={styles.box}>
      <p className={styles.score}>
        <b>{score}</b> {t('property.power_water.of_hundred')}
      </p>
      <div className={styles.halves}>
        {halves.map(({ half, Icon }) => (
          <section key={half}>
            <h3>
              <Icon size={20} stroke={1.75} aria-hidden />
              {t(`property.power_water.${half}`)}
              <span>{t('property.power_water.half', { points: parts[half], most: maxPointsPerHalf })}</span>
            </h3>
            <svg viewBox={`0 0 ${maxPointsPerHalf} 1`} preserveAspectRatio="none" aria-hidden>
              <rect width={parts[half]} height={1} />
            </svg>
            <ul>
              {listPowerWater(half, features).map(({ feature, isPresent, points }) => (
                <li key={feature} data-present={isPresent}>
                  {isPresent ? (
                    <IconCheck size={18} stroke={2} aria-hidden />
                  ) : (
                    <IconMinus size={18} stroke={2} aria-hidden />
                  )}
                  <span>{t(`feature.${feature}`)}</span>
                  <span>{t(wordsFor(isPresent, points), { points })}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <details className={`on-screen ${styles.rule}`}>
        <summary>{t('property.power_water.how')}</summary>
        <p>{t('property.power_water.power_rule')}</p>
        <p>{t('property.power_water.water_rule')}</p>
      </details>
      <p className={styles.source}>{t('property.power_water.source')}</p>
    </div>
  )
}

function wordsFor(isPresent: boolean, points: number) {
  if (isPresent) return points > 0 ? 'property.power_water.counts' : 'property.power_water.covered'
  return points > 0 ? 'property.power_water.would_add' : 'property.power_water.adds_nothing'
}
