import { useRef, useState } from 'react'

import type { Suggestion } from '#contract/search/search.ts'

import { useIsLive } from '../ui/use-is-live.ts'
import type { Suggesting } from './place-suggestions.tsx'

type Props = Omit<Suggesting, 'input'> & Omit<React.ComponentProps<'input'>, keyof Suggesting>
type PlaceSuggestions = (props: Suggesting) => React.ReactNode

/**
 * A text field that suggests places, projects and codes, in a positioned box. It is a plain one until scripts run; what
 * suggests is fetched when somebody turns to it.
 */
export function PlaceCombobox({ id, styles, label, announce, describe, onPick, isForPlaces, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isLive = useIsLive()
  const [Suggestions, setSuggestions] = useState<PlaceSuggestions | null>(null)

  function fetchSuggestions(): void {
    import('./place-suggestions.tsx').then(
      (module) => setSuggestions(() => module.PlaceSuggestions),
      // Without suggestions the words themselves are searched.
      () => {},
    )
  }

  function pick(suggestion: Suggestion, filters: Record<string, string>): string {
    const left = onPick(suggestion, filters)
    input.current!.value = left
    return left
  }

  return (
    <>
      <input
        {...field}
        ref={input}
        id={id}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        onFocus={fetchSuggestions}
        // The focus may have come before scripts ran.
        onKeyDown={fetchSuggestions}
        // What suggests says on the element itself what is open and active.
        {...(isLive && { role: 'combobox', 'aria-autocomplete': 'list' as const, 'aria-expanded': false })}
      />
      {Suggestions && (
        <Suggestions input={input} {...{ id, styles, label, announce, describe, isForPlaces }} onPick={pick} />
      )}
    </>
  )
}
