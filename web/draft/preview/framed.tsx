import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

import styles from './preview.module.css'

type Props = {
  /** Of the screen that is shown, in its own pixels. */
  width: number
  title: string
  children: React.ReactNode
}

/** A page in a window of its own width, so that it has the layout of that screen; it is drawn smaller where it must be. */
export function Framed({ width, title, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement | null>(null)
  const [room, setRoom] = useState(width)
  const scale = Math.min(1, room / width)

  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setRoom(entry!.contentRect.width))
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [])

  useEffect(() => {
    const inside = frame.current?.contentDocument
    if (inside) setBody(dress(inside))
  }, [])

  return (
    <div ref={box} className={styles.box}>
      {/* Nothing is loaded into it: the page is drawn from here, and with an origin of its own it could not be. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        title={title}
        className={styles.frame}
        style={{ width, height: 800 / scale, scale: String(scale) }}
      />
      {body && createPortal(children, body)}
    </div>
  )
}

/** Gives an empty document the styles and the language of this one; what follows no link there leads nowhere. */
function dress(inside: Document): HTMLElement {
  inside.documentElement.lang = document.documentElement.lang
  for (const sheet of document.head.querySelectorAll('link[rel=stylesheet], style')) {
    inside.head.append(inside.importNode(sheet, true))
  }
  inside.addEventListener(
    'click',
    (event) => {
      if ((event.target as Element).closest('a, button[type=submit]')) event.preventDefault()
    },
    { capture: true },
  )
  inside.addEventListener('submit', (event) => event.preventDefault(), { capture: true })
  return inside.body
}
