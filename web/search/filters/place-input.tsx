import { IconBuildingSkyscraper, IconHash, IconMapPin, IconSearch, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'

import type { Suggestion } from '#contract/search/search.ts'

import { useLanguage, useTexts } from '../../texts.ts'
import { useIsLive } from '../../ui/use-is-live.ts'
import { changeSearch, type Search } from '../search-address.ts'
import { placeOf } from '../search-words.ts'
import { formatValue } from './asked.ts'
import type { FilterData } from './filter-data.ts'
import styles from './place-input.module.css'
import { useSuggestions } from '../use-suggestions.ts'

const iconOf = { city: IconMapPin, sector: IconMapPin, project: IconBuildingSkyscraper, property: IconHash }

type Props = FilterData & { onPick: (changes: Record<string, string>) => void }

/** A place, a code or words: a text field that offers what it knows; the place chosen stands before it. */
export function PlaceInput({ search, asked, names, problems, onPick }: Props) {
  const t = useTexts()
  const isLive = useIsLive()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const suggestions = useSuggestions(text)
  const isListed = isOpen && suggestions.length > 0
  const place = placeOf(names)

  function pick(input: HTMLInputElement, suggestion: Suggestion): void {
    input.value = ''
    close()
    setText('')
    onPick(asking(suggestion))
  }

  function close(): void {
    setOpen(false)
    setActive(-1)
  }

  function onKeyDown(event: React.KeyboardEvent<HTMLInputElement>): void {
    const { key, currentTarget: input } = event
    const picked = suggestions[active]
    if (isListed && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault()
      const last = suggestions.length - 1
      if (key === 'ArrowDown') setActive(active === last ? 0 : active + 1)
      else setActive(active <= 0 ? last : active - 1)
    } else if (isListed && key === 'Enter' && picked) {
      event.preventDefault()
      pick(input, picked)
    } else if (key === 'Escape' && isListed) {
      event.stopPropagation()
      close()
    } else if (key === 'Enter') close()
  }

  return (
    <div className={styles.place}>
      <IconSearch className={styles.icon} size={18} stroke={1.75} aria-hidden />
      {place && <ChosenPlace place={place} search={search} />}
      <label className="visually-hidden" htmlFor="q">
        {t('search.place')}
      </label>
      <input
        id="q"
        name="q"
        type="text"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={120}
        placeholder={place ? t('search.place_more') : t('search.place')}
        defaultValue={formatValue('q', asked)}
        aria-invalid={problems.q ? true : undefined}
        aria-describedby={problems.q ? 'q-problem' : undefined}
        onChange={(event) => {
          setText(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        {...(isLive && {
          role: 'combobox',
          'aria-autocomplete': 'list' as const,
          'aria-expanded': isListed,
          'aria-controls': isListed ? 'suggestions' : undefined,
          'aria-activedescendant': isListed && active >= 0 ? `suggestion-${active}` : undefined,
        })}
      />
      {problems.q && (
        <p id="q-problem" className={styles.problem} role="alert">
          {problems.q}
        </p>
      )}
      {isListed && (
        <SuggestionList
          suggestions={suggestions}
          active={active}
          onPick={(suggestion) => pick(document.getElementById('q') as HTMLInputElement, suggestion)}
        />
      )}
    </div>
  )
}

function ChosenPlace({ place, search }: { place: string; search: Search }) {
  const t = useTexts()
  const language = useLanguage()
  return (
    <span className={styles.chosen}>
      <span>{place}</span>
      <Link
        to={changeSearch(search, { city: undefined, sector: undefined }, language)}
        aria-label={t('ui.remove', { filter: place })}
        preventScrollReset
      >
        <IconX size={16} stroke={1.75} aria-hidden />
      </Link>
    </span>
  )
}

type ListProps = { suggestions: Suggestion[]; active: number; onPick: (suggestion: Suggestion) => void }

function SuggestionList({ suggestions, active, onPick }: ListProps) {
  const t = useTexts()
  return (
    // The platform's own list cannot show counts, nor say what a suggestion is.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div id="suggestions" className={styles.list} role="listbox" aria-label={t('search.suggestions')}>
      {suggestions.map((suggestion, at) => {
        const Icon = iconOf[suggestion.kind]
        return (
          // The keyboard stays in the text field, which says which option is the active one.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${suggestion.kind}-${suggestion.value}`}
            id={`suggestion-${at}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as the list
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(suggestion)}
          >
            <Icon size={18} stroke={1.75} aria-hidden />
            <span className={styles.name}>
              {suggestion.name}
              {suggestion.context && <small>{suggestion.context}</small>}
            </span>
            <small>{suggestion.kind === 'property' ? null : t('search.count', { count: suggestion.count })}</small>
          </div>
        )
      })}
    </div>
  )
}

/** The filters that a suggestion stands for. A place takes the place of an area of the map. */
function asking({ kind, value, name, city }: Suggestion): Record<string, string> {
  const place = { q: '', bbox: '', polygon: '' }
  if (kind === 'city') return { ...place, city: value, sector: '' }
  if (kind === 'sector') return { ...place, city: city ?? '', sector: value }
  return { q: kind === 'property' ? value : name }
}
