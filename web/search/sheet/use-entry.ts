import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

import { readRemembered, remember, type Remembered } from '../map/remembered.ts'

type Options = {
  /** Whether the map is shown: only then its entries are written. */
  isOpen: boolean
  /** Called with what the entry knows that was gone back to, or that the map was opened with. */
  onReturn: (there: Remembered) => void
}

/** What the history knows of the map: a new entry takes over what was known, an old one gives back what it knew. */
export function useEntry({ isOpen, onReturn }: Options) {
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const type: string = useNavigationType()
  const shown = useRef<Remembered>({})
  /** What the entry that is being gone to shall know beside what it does. */
  const coming = useRef<Remembered>({})
  const wasOpen = useRef(false)
  /** Whether another entry is on its way: what is noted meanwhile is known by that one. */
  const isLeaving = useRef(false)

  const arrive = useEffectEvent((_key: string) => {
    isLeaving.current = false
    const isFresh = !wasOpen.current
    wasOpen.current = isOpen
    if (!isOpen) return
    const isReturn = type === 'POP' || isFresh
    const known = isReturn ? readRemembered() : { ...shown.current, ...(type === 'PUSH' && { depth: 0 }) }
    shown.current = { ...known, ...coming.current }
    coming.current = {}
    remember(shown.current)
    if (isReturn) onReturn(shown.current)
  })
  useEffect(() => arrive(key), [key])

  return {
    /** Adds to what the shown entry knows. */
    note: (changes: Remembered): void => {
      if (isLeaving.current) {
        coming.current = { ...coming.current, ...changes }
        return
      }
      shown.current = { ...shown.current, ...changes }
      remember(changes)
    },
    /** Makes an entry above the shown one. */
    push: (next: Remembered): void => {
      isLeaving.current = true
      coming.current = { ...next, depth: (readRemembered().depth ?? 0) + 1 }
      void navigate(`${pathname}${search}#map`, { preventScrollReset: true })
    },
    /** Goes back over entries, to one that shall know this from now on. */
    goBack: (entries: number, next: Remembered): void => {
      isLeaving.current = true
      coming.current = next
      void navigate(-entries)
    },
  }
}
