/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no element of the platform is a list that a text field opens and walks */
import { IconBuilding, IconHash, IconMapPin } from '@tabler/icons-react'
import { useId, useState } from 'react'

import type { Suggestion } from '#contract/search/search.ts'

import { useTexts } from '../texts.ts'
import { useSuggestions } from '../search/use-suggestions.ts'
import styles from './place-input.module.css'

const icons = { city: IconMapPin, sector: IconMapPin, project: IconBuilding, property: IconHash }

/** A city, a sector or a code, with suggestions: what is chosen is sent as a place, what is only typed as words. */
export function PlaceInput({ className = '' }: { className?: string }) {
  const t = useTexts()
  const id = useId()
  const [text, setText] = useState('')
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Suggestion | null>(null)
  const [active, setActive] = useState(-1)
  const [isOpen, setOpen] = useState(false)
  const suggestions = useSuggestions(typed)
  const isShown = isOpen && suggestions.length > 0

  function type(value: string): void {
    setText(value)
    setTyped(value)
    setChosen(null)
    setActive(-1)
    setOpen(true)
  }

  function choose(suggestion: Suggestion): void {
    setText(suggestion.kind === 'property' ? suggestion.value : suggestion.name)
    setChosen(suggestion)
    setOpen(false)
    setActive(-1)
  }

  function move(event: React.KeyboardEvent): void {
    const last = suggestions.length - 1
    if (event.key === 'ArrowDown' && isShown) setActive(active === last ? 0 : active + 1)
    else if (event.key === 'ArrowUp' && isShown) setActive(active <= 0 ? last : active - 1)
    else if (event.key === 'ArrowDown' && suggestions.length > 0) setOpen(true)
    else if (event.key === 'Escape' && isShown) setOpen(false)
    else if (event.key === 'Enter' && isShown && suggestions[active]) choose(suggestions[active])
    else return
    event.preventDefault()
  }

  return (
    <div className={`${styles.field} ${className}`}>
      <label className="inner-label" htmlFor={id}>
        {t('home.place')}
      </label>
      <input
        id={id}
        className={styles.input}
        name={chosen ? undefined : 'q'}
        value={text}
        placeholder={t('home.place_example')}
        maxLength={120}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={isShown && active >= 0 ? `${id}-${active}` : undefined}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={move}
        onBlur={() => setOpen(false)}
      />
      <ChosenPlace chosen={chosen} />
      <div
        id={`${id}-list`}
        className={styles.list}
        role="listbox"
        aria-label={t('home.suggestions')}
        hidden={!isShown}
      >
        {isShown &&
          suggestions.map((suggestion, index) => (
            <Option
              key={`${suggestion.kind} ${suggestion.value}`}
              id={`${id}-${index}`}
              suggestion={suggestion}
              isActive={index === active}
              onChoose={() => choose(suggestion)}
            />
          ))}
      </div>
      <output className="visually-hidden">
        {isShown && t('home.suggestions_count', { count: suggestions.length })}
      </output>
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

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void }

function Option({ id, suggestion: { kind, name, context, count }, isActive, onChoose }: OptionProps) {
  const t = useTexts()
  const Icon = icons[kind]
  return (
    // The keyboard acts on the field, which names its active option.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      className={styles.option}
      role="option"
      aria-selected={isActive}
      // Or the field would lose the focus before the press is done.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={styles.name}>
        {name}
        <small>{[t(`home.kind.${kind}`), context].filter(Boolean).join(' · ')}</small>
      </span>
      {kind !== 'property' && count > 0 && <span className={styles.count}>{t('home.listings', { count })}</span>}
    </div>
  )
}
