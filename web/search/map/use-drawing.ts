import { useCallback, useState } from 'react'
import { flushSync } from 'react-dom'

import { encodePolygon } from '#contract/search/polygon.ts'

import { scrollToHeight } from '../sheet/stops.ts'
import type { OpenMap } from './open-map.ts'
import type { Spot } from './ring.ts'

type Drawn = (polygon: string) => void

/** Whether an area is being drawn; the button that began it has the focus again when it ends. */
export function useDrawing(map: OpenMap | null, button: React.RefObject<HTMLElement | null>, onDrawn: Drawn) {
  const [isDrawing, setDrawing] = useState(false)
  const stop = useCallback(() => {
    flushSync(() => setDrawing(false))
    button.current?.focus({ preventScroll: true })
  }, [button])

  function finish(ring: Spot[]): void {
    stop()
    if (!map) return
    const points = ring.map(({ x, y }) => map.unproject([x, y])).map(({ lat, lng }) => ({ lat, lng }))
    onDrawn(encodePolygon(points))
  }

  function start(): void {
    // The sheet makes room.
    if (document.documentElement.dataset.sheet) scrollToHeight('count')
    setDrawing(true)
  }

  return { isDrawing, start, stop, finish }
}
