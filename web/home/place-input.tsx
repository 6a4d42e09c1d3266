import { useId, useState } from 'react'

import type { Suggestion } from '#contract/search/search.ts'

import { PlaceCombobox } from '../search/place-combobox.tsx'
import { useTexts } from '../texts.ts'
import styles from './place-input.module.css'

/** A city, a sector or a code, with suggestions: what is chosen is sent as a place, what is only typed as words. */
export function PlaceInput({ className = '' }: { className?: string }) {
  const t = useTexts()
  const id = useId()
  const [chosen, setChosen] = useState<Suggestion | null>(null)
  return (
    <div className={`${styles.field} ${className}`}>
      <label className="inner-label" htmlFor={id}>
        {t('home.place')}
      </label>
      <PlaceCombobox
        id={id}
        className={styles.input}
        styles={styles}
        name={chosen ? undefined : 'q'}
        placeholder={t('home.place_example')}
        autoCapitalize="off"
        spellCheck={false}
        label={t('home.suggestions')}
        announce={(count) => t('home.suggestions_count', { count })}
        describe={({ kind, context, count }) => ({
          about: [t(`home.kind.${kind}`), context].filter(Boolean).join(' · '),
          count: kind === 'property' || count === 0 ? null : t('home.listings', { count }),
        })}
        onInput={() => setChosen(null)}
        onPick={(suggestion) => {
          setChosen(suggestion)
          return suggestion.kind === 'property' ? suggestion.value : suggestion.name
        }}
      />
      <ChosenPlace chosen={chosen} />
    </div>
  )
}

/** What a chosen suggestion sends with the form. */
function ChosenPlace({ chosen }: { chosen: Suggestion | null }) {
  if (!chosen) return null
  if (chosen.kind === 'city') return <input type="hidden" name="city" value={chosen.value} />
  if (chosen.kind === 'sector') {
    return (
      <>
        {chosen.city && <input type="hidden" name="city" value={chosen.city} />}
        <input type="hidden" name="sector" value={chosen.value} />
      </>
    )
  }
  return <input type="hidden" name="q" value={chosen.kind === 'property' ? chosen.value : chosen.name} />
}
