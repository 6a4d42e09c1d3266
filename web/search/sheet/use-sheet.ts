import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'

import { readRemembered, type Remembered, type SheetHeight, type Spot } from '../map/remembered.ts'
import { listenToScroll } from './listen-to-scroll.ts'
import { readHeight, scrollToHeight } from './stops.ts'
import { useEntry } from './use-entry.ts'

/**
 * The height of the sheet over the map. What raises it becomes an entry of the history, so that Back lowers it again;
 * `onReturn` is told what the entry remembers that was gone back to.
 */
export function useSheet(isNarrow: boolean, onReturn: (there: Remembered) => void) {
  const { hash } = useLocation()
  const isOn = isNarrow && hash === '#map'
  const isOpen = isOn || !isNarrow
  const [height, setHeight] = useState<SheetHeight>(() => readRemembered().sheet ?? 'count')
  /** Where the page is being scrolled to; what passes on the way there was not chosen by anybody. */
  const goal = useRef<SheetHeight | null>(null)
  const { note, push, goBack } = useEntry({ isOpen, onReturn: returnTo })

  function returnTo(there: Remembered): void {
    if (isOn) goTo(there.sheet ?? 'count')
    onReturn(there)
  }

  function goTo(next: SheetHeight): void {
    setHeight(next)
    goal.current = next
    scrollToHeight(next)
  }

  /** Shows what a pin opened: a further one takes its place, so that Back closes the card in one step. */
  function showSpot(spot: Spot, code: string): void {
    const next = { sheet: 'row', spot, code } as const
    if (readRemembered().spot) note(next)
    else push(next)
    goTo('row')
  }

  /** What a finger, a wheel or a key has done to the sheet. */
  const settle = useEffectEvent(() => {
    const next = readHeight()
    if (!next || (goal.current && goal.current !== next)) return
    goal.current = null
    if (next === height) return
    setHeight(next)
    const { sheet = 'count', depth = 0 } = readRemembered()
    const lowered = { sheet: 'count', spot: undefined } as const
    if (next === 'count' && depth > 0) goBack(depth, lowered)
    else if (next === 'count') {
      note(lowered)
      onReturn(readRemembered())
    } else if (sheet === 'count') push({ sheet: next })
    else note({ sheet: next })
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

  return { isOn, isOpen, height, showSpot, note }
}
