import { useEffect, useEffectEvent, useRef } from 'react'
import { type Location, useLocation, useNavigate, useNavigationType } from 'react-router'

import { isShown, readRemembered, remember, type Remembered } from '../map/remembered.ts'

type Options = {
  /** Whether the map is shown: only then its entries are written. */
  isOpen: boolean
  /** Called with what the entry knows that was gone back to, or that the map was opened with. */
  onReturn: (there: Remembered) => void
}

/** What the history knows of the map: a new entry takes over what was known, an old one gives back what it knew. */
export function useEntry({ isOpen, onReturn }: Options) {
  const location = useLocation()
  const navigate = useNavigate()
  const type: string = useNavigationType()
  const shown = useRef<Remembered>({})
  /** What the entry that is being gone to shall know beside what it does. */
  const coming = useRef<Remembered>({})
  const wasOpen = useRef(false)
  /** How another entry is being gone to: what is noted meanwhile is known by that one. */
  const leaving = useRef<'push' | 'back' | null>(null)

  const arrive = useEffectEvent(({ key }: Location) => {
    // Who presses Back at once has left the entry before it was drawn.
    if (!isShown(key)) return
    if (leaving.current && (leaving.current === 'push') !== (type === 'PUSH')) coming.current = {}
    leaving.current = null
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
  useEffect(() => arrive(location), [location])

  // Back at once may also come before anything was drawn: then the router sees no change.
  usePopState(() => {
    if (leaving.current !== 'push' || !isShown(location.key)) return
    leaving.current = null
    coming.current = {}
    shown.current = readRemembered()
    onReturn(shown.current)
  })

  return {
    /** Adds to what the shown entry knows. */
    note: (changes: Remembered): void => {
      const known = leaving.current ? coming : shown
      known.current = { ...known.current, ...changes }
      if (known === shown) remember(changes)
    },
    /** Makes an entry above the shown one. */
    push: (next: Remembered): void => {
      leaving.current = 'push'
      coming.current = { ...next, depth: (readRemembered().depth ?? 0) + 1 }
      void navigate(`${location.pathname}${location.search}#map`, { preventScrollReset: true })
    },
    /** Goes back over entries, to one that shall know this from now on. */
    goBack: (entries: number, next: Remembered): void => {
      leaving.current = 'back'
      coming.current = next
      void navigate(-entries)
    },
  }
}

function usePopState(onPopState: () => void): void {
  const listener = useEffectEvent(onPopState)
  useEffect(() => {
    const listening = new AbortController()
    window.addEventListener('popstate', () => listener(), { signal: listening.signal })
    return () => listening.abort()
  }, [])
}
