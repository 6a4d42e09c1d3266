import { useEffect, useState } from 'react'

import type { searchEndpoints, Suggestion } from '#contract/search/search.ts'

import { useCall } from '../use-call.ts'

// The type only: the endpoint's schemas, and their library, stay on the server.
const endpoint = { method: 'GET', path: '/v2/suggestions' } as unknown as typeof searchEndpoints.suggestions
const none: Suggestion[] = []
const pause = 140

/** Places, projects and codes that begin like a text of two letters or more; none while it is shorter. */
export function useSuggestions(text: string): Suggestion[] {
  const call = useCall()
  const [found, setFound] = useState(none)
  const q = text.trim().slice(0, 80)

  useEffect(() => {
    if (q.length < 2) return undefined
    const request = new AbortController()
    const timer = setTimeout(() => {
      call(endpoint, { q }, request.signal).then(
        ({ data }) => setFound(data),
        // Without suggestions the words themselves are searched.
        () => {},
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [q, call])

  return q.length < 2 ? none : found
}
