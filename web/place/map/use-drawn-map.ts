import { useEffect, useRef, useState } from 'react'

import { useHasNeared } from '../../ui/use-has-neared.ts'

export type DrawnMap = { zoom: (levels: number) => void; remove: () => void }

type Draw = (container: HTMLElement, onLost: () => void) => Promise<DrawnMap>

/** Draws a map in a box when it nears the screen; `draw` is to stay the same function while the map does. */
export function useDrawnMap(draw: Draw) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useHasNeared(box, '300px')
  const [drawn, setDrawn] = useState<DrawnMap | null>(null)
  const [isFailed, setFailed] = useState(false)

  useEffect(() => {
    if (!isNear || !box.current) return undefined
    let isGone = false
    let remove = () => {}
    const drawIn = async (container: HTMLElement) => {
      const map = await draw(container, () => setFailed(true))
      if (isGone) return map.remove()
      remove = map.remove
      setDrawn(map)
    }
    drawIn(box.current).catch(() => setFailed(true))
    return () => {
      isGone = true
      remove()
    }
  }, [isNear, draw])
  return { box, drawn, isFailed }
}
