import { useRef } from 'react'

import { readHeight, scrollToHeight } from './stops.ts'

/** Pixels that a press may slip and still be a click. */
const slip = 6

/** Lets a mouse pull the sheet by its handle, as a finger does by scrolling. */
export function useDragging() {
  const from = useRef<{ y: number; top: number; hasMoved: boolean; isDown: boolean } | null>(null)
  const page = () => document.documentElement

  function stop(): void {
    const pulled = from.current
    if (!pulled?.isDown) return
    pulled.isDown = false
    if (!pulled.hasMoved) return
    page().style.removeProperty('scroll-snap-type')
    scrollToHeight(readHeight())
  }

  return {
    onPointerDown(event: React.PointerEvent): void {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      from.current = { y: event.clientY, top: window.scrollY, hasMoved: false, isDown: true }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: React.PointerEvent): void {
      const start = from.current
      if (!start?.isDown) return
      start.hasMoved ||= Math.abs(event.clientY - start.y) > slip
      if (!start.hasMoved) return
      page().style.setProperty('scroll-snap-type', 'none')
      window.scrollTo({ top: start.top - (event.clientY - start.y), behavior: 'instant' })
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** What was pulled was not pressed. */
    onClickCapture(event: React.MouseEvent): void {
      if (event.detail > 0 && from.current?.hasMoved) event.stopPropagation()
      from.current = null
    },
  }
}
