import { useEffect, useState } from 'react'

import type { Suggestion } from '#contract/search.ts'

import { useCall } from '../../use-call.ts'
import { doors } from '../doors.ts'

const pause = 140

/** Places, projects and codes that begin like a text of two letters or more; none while it is shorter. */
export function useSuggestions(text: string): Suggestion[] {
  const call = useCall()
  const [found, setFound] = useState<Suggestion[]>([])
  const q = text.trim().slice(0, 80)

  useEffect(() => {
    if (q.length < 2) return undefined
    const request = new AbortController()
    const timer = setTimeout(() => {
      call(doors.suggestions, { q }, request.signal).then(
        ({ data }) => setFound(data),
        // Typing goes on without suggestions when they cannot be had.
        () => {},
      )
    }, pause)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [q, call])

  return q.length < 2 ? [] : found
}
