import { useEffect, useRef, useSyncExternalStore } from 'react'

import { getNotices, dismiss, subscribeToNotices, type Notice } from './snackbar.ts'
import styles from './snackbars.module.css'

const none: readonly Notice[] = []

/** Where notices are shown. A manual popover, for nothing else stands above a modal dialog. */
export function Snackbars() {
  const notices = useSyncExternalStore(subscribeToNotices, getNotices, () => none)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const popover = box.current
    if (!popover?.showPopover) return
    // Hidden and shown again, it comes above a dialog that was opened meanwhile.
    if (popover.matches(':popover-open')) popover.hidePopover()
    if (notices.length > 0) popover.showPopover()
  }, [notices])

  return (
    <>
      <output className="visually-hidden">{notices.at(-1)?.text}</output>
      <div ref={box} className={styles.box} popover="manual" data-notices="">
        {notices.map((notice) => (
          <p key={notice.id} className={styles.notice}>
            <span aria-hidden>{notice.text}</span>
            {notice.way && (
              <button
                type="button"
                onClick={() => {
                  dismiss(notice.id)
                  notice.way?.act()
                }}
              >
                {notice.way.text}
              </button>
            )}
          </p>
        ))}
      </div>
    </>
  )
}
