import { useEffect, useRef, useState } from 'react'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import styles from './area-drawing.module.css'
import { createRing, type Spot } from './ring.ts'

/** How far a press may slip and still be a click, in pixels. */
const slip = 8
/** How near the first corner a click closes the area. */
const reach = 18

type Props = { onDone: (ring: Spot[]) => void; onCancel: () => void }

/** A surface over the map on which an area is traced in one stroke, or corner by corner. Esc gives up. */
export function AreaDrawing({ onDone, onCancel }: Props) {
  const t = useTexts()
  const surface = useRef<HTMLDivElement>(null)
  const hint = useRef<HTMLDivElement>(null)
  const [line, setLine] = useState<Spot[]>([])
  const [hover, setHover] = useState<Spot | null>(null)
  const [isTracing, setTracing] = useState(false)
  const stroke = useRef<Spot[] | null>(null)

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
    const first = line[0]
    if (first && line.length >= 3 && Math.hypot(spot.x - first.x, spot.y - first.y) < reach) finish(line)
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
        <svg className={styles.drawing} aria-hidden>
          <polygon points={points} />
          <polyline points={points} />
          {isTracing ? null : line.map(({ x, y }, at) => <circle key={at} cx={x} cy={y} r={at === 0 ? 7 : 4} />)}
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

function isStroke(traced: readonly Spot[]): boolean {
  const [first] = traced
  return first !== undefined && traced.some(({ x, y }) => Math.hypot(x - first.x, y - first.y) > slip)
}
