import type { Feature } from '#contract/property/feature.ts'

import { useTexts } from '../../texts.ts'
import { useEditing, useValue } from '../draft-context.ts'
import { ChoiceRow } from '../inputs/choice-row.tsx'
import styles from './sections.module.css'

/** One thing that a home may have; of power and water, also that it has not. */
export function FeatureChoice({ feature, isThreeState }: { feature: Feature; isThreeState: boolean }) {
  const t = useTexts()
  const { store } = useEditing()
  const present = useValue('features') ?? []
  const absent = useValue('absent_features') ?? []
  const label = t(`feature.${feature}`)

  function say(has: boolean | null): void {
    const rest = present.filter((one) => one !== feature)
    const others = absent.filter((one) => one !== feature)
    const next = has ? [...rest, feature] : rest
    if (has !== present.includes(feature)) store.edit('features', next.length > 0 ? next : null)
    if ((has === false) !== absent.includes(feature) && isThreeState) {
      const without = has === false ? [...others, feature] : others
      store.edit('absent_features', without.length > 0 ? without : null)
    }
    remember(next)
  }

  if (isThreeState) {
    const value = present.includes(feature) ? true : absent.includes(feature) ? false : null
    const choices = [
      { value: true, label: t('draft.yes') },
      { value: false, label: t('draft.no') },
      { value: null, label: t('draft.not_said') },
    ]
    return <ChoiceRow name={feature} label={label} choices={choices} value={value} onChoose={say} />
  }
  return (
    <label className={styles.feature}>
      <input
        type="checkbox"
        checked={present.includes(feature)}
        onChange={({ target }) => say(target.checked ? true : null)}
      />
      {label}
    </label>
  )
}

function remember(features: readonly string[]): void {
  try {
    localStorage.setItem('draft-features', JSON.stringify(features))
  } catch {
    // A browser that keeps nothing has no last one.
  }
}
