import { useId } from 'react'

import type { Suggestion } from '#contract/search/search.ts'

import { PlaceCombobox } from '../search/place-combobox.tsx'
import { useTexts } from '../texts.ts'
import styles from './place-input.module.css'

type Props = {
  isForPlaces: boolean
  onPick: (suggestion: Suggestion, filters: Record<string, string>) => void
  className?: string
}

/** A city, a sector, a code or a sentence, with suggestions: one that is chosen is searched at once. */
export function PlaceInput({ isForPlaces, onPick, className = '' }: Props) {
  const t = useTexts()
  const id = useId()
  return (
    <div className={`${styles.field} ${className}`}>
      <label className="inner-label" htmlFor={id}>
        {t('home.place')}
      </label>
      <PlaceCombobox
        id={id}
        className={styles.input}
        styles={styles}
        name="q"
        placeholder={t('home.place_example')}
        autoCapitalize="off"
        spellCheck={false}
        label={t('home.suggestions')}
        announce={(count) => t('home.suggestions_count', { count })}
        describe={({ kind, context, count }) => ({
          about: [t(`home.kind.${kind}`), context].filter(Boolean).join(' · '),
          count: kind === 'property' || count === 0 ? null : t('home.listings', { count }),
        })}
        isForPlaces={isForPlaces}
        onPick={(suggestion, filters) => {
          onPick(suggestion, filters)
          return suggestion.kind === 'property' ? suggestion.value : suggestion.name
        }}
      />
    </div>
  )
}
