import { featureGroups, type Feature, type FeatureGroup } from '#contract/property/feature.ts'

import { useTexts } from '../../texts.ts'
import { FeatureIcon } from './feature-icons.tsx'
import styles from './feature-list.module.css'

const groups = Object.entries(featureGroups) as [FeatureGroup, readonly Feature[]][]

/** What the property has, in the groups a reader looks in; an empty group is left out. */
export function FeatureList({ features }: { features: string[] }) {
  const t = useTexts()
  return (
    <div className={styles.groups}>
      {groups.map(([group, all]) => {
        const present = all.filter((feature) => features.includes(feature))
        if (present.length === 0) return null
        return (
          <section key={group} className={styles.group}>
            <h3>{t(`features.${group}`)}</h3>
            <ul>
              {present.map((feature) => (
                <li key={feature}>
                  <FeatureIcon feature={feature} />
                  {t(`feature.${feature}`)}
                </li>
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
