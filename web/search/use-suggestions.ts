import { useEffect, useState } from 'react'

import type { searchEndpoints, Suggestion } from '#contract/search/search.ts'

import { useLanguage, useTexts } from '../texts.ts'
import { useCall } from '../use-call.ts'
import { mayBeSentence, understandSentence, type Understood } from './understood-sentence.ts'

// The type only: the endpoint's schemas, and their library, stay on the server.
const endpoint = { method: 'GET', path: '/v2/suggestions' } as unknown as typeof searchEndpoints.suggestions

export type Found = { suggestions: Suggestion[]; understood: Understood | null }
const none: Found = { suggestions: [], understood: null }
const pause = 140

/**
 * Places, projects and codes that begin like a text of two letters or more, and what it means where it is a sentence;
 * none while it is shorter. Both come at once, so that nothing in the list moves under a finger.
 */
export function useSuggestions(text: string, readsSentences: boolean): Found {
  const call = useCall()
  const t = useTexts()
  const language = useLanguage()
  const [found, setFound] = useState(none)
  const typed = text.trim()
  const isShort = typed.length < 2

  useEffect(() => {
    if (isShort) return undefined
    const request = new AbortController()
    const { signal } = request
    const timer = setTimeout(() => {
      const places = call(endpoint, { q: typed.slice(0, 80) }, signal).then(({ data }) => data)
      const sentence =
        readsSentences && mayBeSentence(typed) ? understandSentence(call, typed, { t, language }, signal) : null
      // Without suggestions the words themselves are searched.
      void Promise.all([places.catch(() => []), sentence?.catch(() => null)]).then(
        ([suggestions, understood = null]) => signal.aborted || setFound({ suggestions, understood }),
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [typed, isShort, readsSentences, call, t, language])

  return isShort ? none : found
}
