import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { useTexts } from '../../texts.ts'
import { findFreePlace } from './find-free-place.ts'
import { listTaken } from './list-taken.ts'
import { getNotices, dismiss, subscribeToNotices, type Notice } from './notices.ts'
import styles from './snackbars.module.css'

export { addNotice } from './notices.ts'

const none: readonly Notice[] = []
const edge = 16

/** Where notices are shown. A manual popover, for nothing else stands above a modal dialog. */
export function Snackbars() {
  const t = useTexts()
  const notices = useSyncExternalStore(subscribeToNotices, getNotices, () => none)
  const box = useRef<HTMLDivElement>(null)
  const last = notices.at(-1)

  useLayoutEffect(() => {
    const popover = box.current
    if (!popover?.showPopover) return
    // Hidden and shown again, it comes above a dialog that was opened meanwhile.
    if (popover.matches(':popover-open')) popover.hidePopover()
    if (notices.length > 0) popover.showPopover()
    place(popover)
  }, [notices])
  usePlaceAfterMoves(box)

  return (
    <>
      <output className="visually-hidden">
        {last?.text}
        {last && last.count > 1 && ` ${t('ui.times', { count: last.count })}`}
      </output>
      <div ref={box} className={styles.box} popover="manual" data-notices="">
        {notices.map(({ id, text, count, way }) => (
          <p key={text} className={styles.notice}>
            <span aria-hidden>
              {text}
              {count > 1 && <b> ×{count}</b>}
            </span>
            {way && (
              <button
                type="button"
                onClick={() => {
                  dismiss(id)
                  way.act()
                }}
              >
                {way.text}
              </button>
            )}
          </p>
        ))}
      </div>
    </>
  )
}

/** Puts the notices where they cover no price, no form and nothing else that floats. */
function place(popover: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = popover
  if (height === 0) return
  const root = document.documentElement
  const { scrollPaddingTop } = getComputedStyle(root)
  const view = {
    left: edge,
    top: parseFloat(scrollPaddingTop),
    right: root.clientWidth - edge,
    bottom: innerHeight - edge,
  }
  const { left, top } = findFreePlace({ width, height }, view, listTaken(popover))
  popover.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
}

/** When the page has come to rest under them they are placed anew. */
function usePlaceAfterMoves(box: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function placeSoon(): void {
      clearTimeout(timer)
      timer = setTimeout(() => box.current && place(box.current), 120)
    }
    const observer = new ResizeObserver(placeSoon)
    // The strip of the comparison takes its room from the padding.
    observer.observe(document.body, { box: 'border-box' })
    const signs = ['scroll', 'resize', 'focusin']
    for (const sign of signs) addEventListener(sign, placeSoon, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
      for (const sign of signs) removeEventListener(sign, placeSoon, { capture: true })
    }
  }, [box])
}
