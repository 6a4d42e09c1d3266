import { useCallback, useEffect, useRef } from 'react'

import type { Point } from '#contract/draft/document.ts'

import { MapZoom } from '../../place/map/map-zoom.tsx'
import { useDrawnMap } from '../../place/map/use-drawn-map.ts'
import { useSite } from '../../use-site.ts'
import type { PinMap } from './draw-pin.ts'
import { movePoint } from './read-point.ts'
import styles from './sections.module.css'

type Props = {
  point: Point | null
  /** What is looked at while there is no pin. */
  start: Point | null
  /** Whether the public sees a point nearby: its circle is drawn. */
  isNearby: boolean
  label: string
  /** Said where there is no map. */
  failed: string
  onPoint: (point: Point) => void
}

const middleOfCountry = { latitude: 18.75, longitude: -70.16 }

/** A pin that is put, dragged, and moved by the arrow keys: 5 m, with Shift 50. */
export function PinOnMap({ point, start, isNearby, label, failed, onPoint }: Props) {
  const { mapStyle: style } = useSite()
  const pin = useRef<PinMap | null>(null)
  const newest = useRef({ point, start, onPoint })
  useEffect(() => {
    newest.current = { point, start, onPoint }
  })
  const draw = useCallback(
    async (container: HTMLElement, onLost: () => void) => {
      const { drawPin } = await import('./draw-pin.ts')
      const now = newest.current
      const center = now.point ?? now.start ?? middleOfCountry
      const drawn = await drawPin({
        container,
        style,
        center,
        point: now.point,
        zoom: now.point || now.start ? 13 : 7,
        label,
        onPoint: (next) => newest.current.onPoint(next),
        onLost,
      })
      pin.current = drawn
      return drawn
    },
    [style, label],
  )
  const { box, drawn, isFailed } = useDrawnMap(draw)
  useEffect(() => {
    if (!drawn) return
    if (point) pin.current?.show(point)
    else if (start) pin.current?.look(start)
  }, [point, start, drawn])
  useEffect(() => {
    if (drawn) pin.current?.surround(isNearby)
  }, [isNearby, drawn])

  function move(event: React.KeyboardEvent): void {
    const step = { ArrowUp: [1, 0], ArrowDown: [-1, 0], ArrowRight: [0, 1], ArrowLeft: [0, -1] }[event.key]
    const from = point ?? start
    if (!step || !from) return
    event.preventDefault()
    event.stopPropagation()
    const metres = event.shiftKey ? 50 : 5
    onPoint(movePoint({ latitude: from.latitude, longitude: from.longitude }, step[0]! * metres, step[1]! * metres))
  }

  if (isFailed) return <p className="muted">{failed}</p>
  return (
    // The map is moved by its own keys; these move the pin, which is a field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className={styles.map} onKeyDownCapture={move} role="application" aria-label={label} data-map>
      <div ref={box} />
      {drawn && <MapZoom map={drawn} />}
    </div>
  )
}
