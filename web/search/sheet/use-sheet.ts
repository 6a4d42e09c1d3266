import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

import { readRemembered, remember, type Remembered, type SheetHeight, type Spot } from '../map/remembered.ts'
import { readHeight, scrollToHeight } from './stops.ts'

/**
 * The height of the sheet over the map. What raises it becomes an entry of the history, so that Back lowers it again;
 * `onReturn` is told what the entry that was gone back to remembers.
 */
export function useSheet(isNarrow: boolean, onReturn: (there: Remembered) => void) {
  const { pathname, search, hash } = useLocation()
  const isOn = isNarrow && hash === '#map'
  const navigate = useNavigate()
  const [height, setHeight] = useState<SheetHeight>(() => readRemembered().sheet ?? 'count')
  /** Where the page is being scrolled to; what passes on the way there was not chosen by anybody. */
  const goal = useRef<SheetHeight | null>(null)
  const entry = useEntry(isOn || !isNarrow, onEntry)

  function onEntry(there: Remembered): void {
    const sheet = there.sheet ?? 'count'
    if (isOn) goTo(sheet)
    onReturn(there)
  }

  function goTo(next: SheetHeight): void {
    setHeight(next)
    goal.current = next
    scrollToHeight(next)
  }

  /** Goes to a height that an entry of its own remembers. */
  function enter(next: Remembered & { sheet: SheetHeight }): void {
    goTo(next.sheet)
    entry.next.current = { ...next, depth: (readRemembered().depth ?? 0) + 1 }
    void navigate(`${pathname}${search}#map`, { preventScrollReset: true })
  }

  /** Shows what a pin opened: a further one takes its place, so that Back closes the card in one step. */
  function showSpot(spot: Spot, code: string): void {
    if (readRemembered().spot === undefined) return enter({ sheet: 'row', spot, code })
    entry.note({ sheet: 'row', spot, code })
    goTo('row')
  }

  /** What a finger, a wheel or a key has done to the sheet. */
  const settle = useEffectEvent(() => {
    const next = readHeight()
    if (goal.current && goal.current !== next) return
    goal.current = null
    if (next === height) return
    setHeight(next)
    const { sheet = 'count', depth = 0 } = readRemembered()
    const lowered = { sheet: 'count', spot: undefined } as const
    if (next === 'count' && depth > 0) {
      entry.landing.current = lowered
      void navigate(-depth)
    } else if (next === 'count') {
      entry.note(lowered)
      onReturn(readRemembered())
    } else if (sheet === 'count') enter({ sheet: next })
    else entry.note({ sheet: next })
  })
  useEffect(() => {
    if (!isOn) return undefined
    const letGo = () => (goal.current = null)
    return listenToScroll(() => settle(), letGo)
  }, [isOn])

  useEffect(() => {
    if (!isOn) return undefined
    document.documentElement.dataset.sheet = height
    return () => void delete document.documentElement.dataset.sheet
  }, [isOn, height])

  return { isOn, height, showSpot, note: entry.note }
}

/** Keeps what the shown entry remembers: a new one takes it over, an old one that is gone back to gives it back. */
function useEntry(isOpen: boolean, onReturn: (there: Remembered) => void) {
  const { key } = useLocation()
  const type = useNavigationType()
  const shown = useRef<Remembered>({})
  /** What the entry that is being made shall know, and the one that is being gone back to. */
  const next = useRef<Remembered | null>(null)
  const landing = useRef<Remembered | null>(null)

  const arrive = useEffectEvent(() => {
    const isFresh = !wasOpen.current
    wasOpen.current = isOpen
    if (!isOpen) return
    if (type === 'POP' || isFresh) {
      shown.current = { ...readRemembered(), ...landing.current }
      landing.current = null
      remember(shown.current)
      onReturn(shown.current)
    } else {
      shown.current = { ...shown.current, ...(type === 'PUSH' && { depth: 0 }), ...next.current }
      next.current = null
      remember(shown.current)
    }
  })
  const wasOpen = useRef(false)
  useEffect(() => arrive(), [key])

  function note(changes: Remembered): void {
    shown.current = { ...shown.current, ...changes }
    remember(changes)
  }
  return { next, landing, note }
}

/** Calls when the page has come to rest, and when somebody takes hold of it. */
function listenToScroll(onRest: () => void, onHold: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let timer: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(timer)
    timer = setTimeout(onRest, 150)
  }
  if ('onscrollend' in window) window.addEventListener('scrollend', onRest, { signal })
  else window.addEventListener('scroll', onScroll, { passive: true, signal })
  for (const type of ['touchstart', 'wheel', 'keydown']) {
    window.addEventListener(type, onHold, { passive: true, signal })
  }
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
