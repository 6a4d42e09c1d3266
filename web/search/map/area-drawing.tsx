import { useEffect, useRef, useState } from 'react'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './area-drawing.module.css'
import type { OpenMap } from './open-map.ts'
import { createRing, type Spot } from './ring.ts'

/** How far a press may slip and still be a click, in pixels. */
const slip = 8
/** How near the first corner a click closes the area. */
const reach = 18
/** Milliseconds within which two presses may be a double click. */
const doubleClick = 600

type Props = { map: OpenMap; onDone: (ring: Spot[]) => void; onCancel: () => void }

/** A surface over the map on which an area is traced in one stroke, or corner by corner. Esc gives up. */
export function AreaDrawing({ map, onDone, onCancel }: Props) {
  const t = useTexts()
  const surface = useRef<HTMLDivElement>(null)
  const hint = useRef<HTMLDivElement>(null)
  const [line, setLine] = useState<Spot[]>([])
  const [hover, setHover] = useState<Spot | null>(null)
  const [isTracing, setTracing] = useState(false)
  const stroke = useRef<Spot[] | null>(null)

  useStillMap(map)
  // The button that led here is gone.
  useEffect(() => hint.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onCancel()
      if (event.key === 'Backspace') setLine((corners) => corners.slice(0, -1))
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onCancel])

  function spotOf(event: React.PointerEvent): Spot {
    const box = surface.current!.getBoundingClientRect()
    return { x: event.clientX - box.left, y: event.clientY - box.top }
  }

  function onPointerDown(event: React.PointerEvent): void {
    surface.current?.setPointerCapture(event.pointerId)
    stroke.current = [spotOf(event)]
  }

  function onPointerMove(event: React.PointerEvent): void {
    const spot = spotOf(event)
    const traced = stroke.current
    if (!traced) return setHover(spot)
    traced.push(spot)
    if (isStroke(traced)) {
      setTracing(true)
      setLine([...traced])
    }
  }

  function onPointerUp(): void {
    const traced = stroke.current
    stroke.current = null
    setTracing(false)
    if (!traced?.[0]) return
    if (isStroke(traced)) finish(traced)
    else addCorner(traced[0])
  }

  function addCorner(spot: Spot): void {
    const [first] = line
    const last = line.at(-1)
    // The second press of a double click is no corner of its own.
    if (line.length >= 3 && ((first && isNear(first, spot, reach)) || (last && isNear(last, spot, slip)))) finish(line)
    else setLine([...line, spot])
  }

  function finish(corners: Spot[]): void {
    const ring = createRing(corners)
    if (ring) onDone(ring)
    else setLine([])
  }

  const shown = hover && line.length > 0 && !isTracing ? [...line, hover] : line
  const points = shown.map(({ x, y }) => `${x},${y}`).join(' ')
  return (
    <>
      <div
        ref={surface}
        className={styles.surface}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => (stroke.current = null)}
      >
        <svg className={styles.drawing} stroke="var(--primary)" strokeWidth="2.5" strokeLinejoin="round" aria-hidden>
          <polygon points={points} fill="var(--primary)" fillOpacity="0.12" stroke="none" />
          <polyline points={points} fill="none" />
          {isTracing
            ? null
            : line.map(({ x, y }, at) => <circle key={at} cx={x} cy={y} r={at === 0 ? 7 : 4} fill="#fff" />)}
        </svg>
      </div>
      <div ref={hint} className={styles.hint} tabIndex={-1}>
        <output>{t('search.draw_hint')}</output>
        {line.length >= 3 && (
          <Button isSmall onClick={() => finish(line)}>
            {t('search.draw_finish')}
          </Button>
        )}
        <Button look="secondary" isSmall onClick={onCancel}>
          {t('search.draw_cancel')}
        </Button>
      </div>
    </>
  )
}

/** The end of a drawing is often a double click, whose second half would reach the map: it does not come nearer by that. */
function useStillMap(map: OpenMap): void {
  useEffect(() => {
    map.doubleClickZoom.disable()
    return () => void setTimeout(() => map.doubleClickZoom.enable(), doubleClick)
  }, [map])
}

function isNear(one: Spot, other: Spot, most: number): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < most
}

function isStroke(traced: readonly Spot[]): boolean {
  const [first] = traced
  return first !== undefined && traced.some((spot) => !isNear(first, spot, slip))
}
