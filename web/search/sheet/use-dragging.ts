import { useRef } from 'react'

import { readHeight, scrollToHeight } from './stops.ts'

/** Pixels that a press may slip and still be a click. */
const slip = 6

type Pull = { y: number; top: number; hasMoved: boolean; isDown: boolean }

/** Lets a mouse pull the sheet by its handle, as a finger does by scrolling. */
export function useDragging() {
  const pull = useRef<Pull | null>(null)

  function stop(): void {
    const pulled = pull.current
    if (!pulled?.isDown) return
    pulled.isDown = false
    if (!pulled.hasMoved) return
    document.documentElement.style.removeProperty('scroll-snap-type')
    scrollToHeight(readHeight() ?? 'count')
  }

  return {
    onPointerDown(event: React.PointerEvent): void {
      if (event.pointerType !== 'mouse' || event.button !== 0) return
      pull.current = { y: event.clientY, top: window.scrollY, hasMoved: false, isDown: true }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: React.PointerEvent): void {
      const pulled = pull.current
      if (!pulled?.isDown) return
      pulled.hasMoved ||= Math.abs(event.clientY - pulled.y) > slip
      if (!pulled.hasMoved) return
      document.documentElement.style.setProperty('scroll-snap-type', 'none')
      window.scrollTo({ top: pulled.top - (event.clientY - pulled.y), behavior: 'instant' })
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    /** What was pulled was not pressed. */
    onClickCapture(event: React.MouseEvent): void {
      if (event.detail > 0 && pull.current?.hasMoved) event.stopPropagation()
      pull.current = null
    },
  }
}
