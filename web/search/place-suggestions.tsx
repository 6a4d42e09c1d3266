/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the platform's own list shows no counts, nor what a suggestion is */
import { IconBuildingSkyscraper, IconHash, IconMapPin, IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useState } from 'react'

import type { Suggestion } from '#contract/search/search.ts'

import { useTexts } from '../texts.ts'
import { toFilters } from './suggestion-filters.ts'
import { useSuggestions } from './use-suggestions.ts'

const icons = { city: IconMapPin, sector: IconMapPin, project: IconBuildingSkyscraper, property: IconHash }

export type Suggesting = {
  /** The field; its keys and its state of a combobox are taken care of here. */
  input: React.RefObject<HTMLInputElement | null>
  id: string
  /** The classes of the list and what stands in it. */
  styles: Record<string, string>
  /** What the list is called. */
  label: string
  /** What is said aloud when so many suggestions are listed. */
  announce: (count: number) => string
  /** What a suggestion says below its name, and behind it. */
  describe: (suggestion: Suggestion) => { about: string | null; count: string | null }
  /** Takes a suggestion and the filters that it stands for, and answers what is to stand in the field from then on. */
  onPick: (suggestion: Suggestion, filters: Record<string, string>) => string
  /** A sentence means nothing here. */
  isForPlaces?: boolean
}

/** The list below a text field, as the pattern of a combobox asks: the focus stays in the field, which names its active option. */
export function PlaceSuggestions({ input, id, styles, label, announce, describe, onPick, isForPlaces }: Suggesting) {
  const t = useTexts()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const { suggestions, understood } = useSuggestions(text, !isForPlaces)
  /** A sentence's meaning stands before the suggestions. */
  const first = understood ? 1 : 0
  const length = first + suggestions.length
  const isListed = isOpen && length > 0

  function close(): void {
    setOpen(false)
    setActive(-1)
  }

  function pick(at: number): void {
    const suggestion = suggestions[at - first]
    if (!suggestion) input.current!.form?.requestSubmit()
    else if (!onPick(suggestion, toFilters(suggestion))) setText('')
    close()
  }

  function move(by: 1 | -1): void {
    const next = by > 0 ? (active + 1) % length : (active <= 0 ? length : active) - 1
    setActive(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }

  function type(): void {
    setText(input.current!.value)
    setOpen(true)
    setActive(-1)
  }

  function press(event: KeyboardEvent): void {
    const { key } = event
    if (isListed && key === 'ArrowDown') move(1)
    else if (isListed && key === 'ArrowUp') move(-1)
    else if (key === 'ArrowDown' && length > 0) setOpen(true)
    else if (isListed && key === 'Escape') close()
    else if (isListed && key === 'Enter' && active >= 0) pick(active)
    else return key === 'Enter' ? close() : undefined
    event.preventDefault()
    // What stands around the field closes by Escape as well.
    event.stopPropagation()
  }

  useField(input, { type, press, close })
  useRoom(input, `${id}-list`, isListed)
  useFieldState(input, isListed ? `${id}-list` : null, isListed && active >= 0 ? `${id}-${active}` : null)

  return (
    <>
      {isListed && (
        <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={label}>
          {understood && (
            <Option
              id={`${id}-0`}
              styles={styles}
              Icon={IconSearch}
              name={understood.meaning}
              about={understood.unused}
              isActive={active === 0}
              onPick={() => pick(0)}
            />
          )}
          {suggestions.map((suggestion, at) => (
            <Option
              key={`${suggestion.kind} ${suggestion.value}`}
              id={`${id}-${at + first}`}
              styles={styles}
              Icon={icons[suggestion.kind]}
              name={suggestion.name}
              {...describe(suggestion)}
              isActive={at + first === active}
              onPick={() => pick(at + first)}
            />
          ))}
        </div>
      )}
      <output className="visually-hidden">
        {isListed && understood && `${t('search.understood', { filters: understood.meaning })}; `}
        {isListed && announce(length)}
      </output>
    </>
  )
}

/** Where the list would end below the screen, or behind the keyboard on it, the field goes up. */
function useRoom(input: Suggesting['input'], list: string, isListed: boolean): void {
  useEffect(() => {
    const height = visualViewport?.height ?? innerHeight
    const bottom = document.getElementById(list)?.getBoundingClientRect().bottom ?? 0
    const { top } = input.current!.getBoundingClientRect()
    if (isListed && bottom > height && top > height / 3) input.current!.scrollIntoView({ block: 'start' })
  }, [input, list, isListed])
}

type Handlers = { type: () => void; press: (event: KeyboardEvent) => void; close: () => void }

/** Listens to a field, and hears what was typed before it listened. */
function useField(input: Suggesting['input'], handlers: Handlers): void {
  const type = useEffectEvent(handlers.type)
  const press = useEffectEvent(handlers.press)
  const close = useEffectEvent(handlers.close)
  useEffect(() => {
    const field = input.current!
    const listening = new AbortController()
    const { signal } = listening
    field.addEventListener('input', () => type(), { signal })
    field.addEventListener('keydown', (event) => press(event), { signal })
    field.addEventListener('blur', () => close(), { signal })
    if (field.value !== field.defaultValue && field === document.activeElement) type()
    return () => listening.abort()
  }, [input])
}

/** Says on the field which list is open, and which of its options is active. */
function useFieldState(input: Suggesting['input'], list: string | null, option: string | null): void {
  useEffect(() => {
    const field = input.current!
    field.setAttribute('aria-expanded', String(list !== null))
    for (const [name, value] of [
      ['aria-controls', list],
      ['aria-activedescendant', option],
    ] as const) {
      if (value === null) field.removeAttribute(name)
      else field.setAttribute(name, value)
    }
  }, [input, list, option])
}

type OptionProps = Pick<Suggesting, 'id' | 'styles'> &
  Partial<ReturnType<Suggesting['describe']>> & {
    Icon: typeof IconSearch
    name: string
    isActive: boolean
    onPick: () => void
  }

function Option({ id, styles, Icon, name, about, count, isActive, onPick }: OptionProps) {
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
      onClick={onPick}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span className={styles.name}>
        {name}
        {about && <small>{about}</small>}
      </span>
      {count && <small className={styles.count}>{count}</small>}
    </div>
  )
}
