import { useEffect, type RefObject } from 'react'

/** Closes the open panels of a bar on Esc, on a press beside them, and when another one opens. */
export function useOpenPanels(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const openPanels = () => [...(bar.current?.querySelectorAll('details[open]') ?? [])] as HTMLDetailsElement[]
    // Inside the sheet of small screens all panels stand open.
    const isSheetOpen = () => Boolean(bar.current?.querySelector(':popover-open'))

    const closeOthers = (target: EventTarget | null) => {
      if (isSheetOpen()) return
      for (const panel of openPanels()) if (!(target instanceof Node && panel.contains(target))) panel.open = false
    }
    const onPointerDown = (event: PointerEvent) => closeOthers(event.target)
    const onFocusIn = (event: FocusEvent) => {
      // A press on a label first gives the focus to what holds the whole bar: that is not beside the panel,
      // and a panel that closes under the press takes the browser's tab down with it.
      if (event.target instanceof Node && !event.target.contains(bar.current)) closeOthers(event.target)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isSheetOpen()) return
      for (const panel of openPanels()) {
        panel.open = false
        panel.querySelector('summary')?.focus()
      }
    }
    document.addEventListener('pointerdown', onPointerDown)
    document.addEventListener('focusin', onFocusIn)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('pointerdown', onPointerDown)
      document.removeEventListener('focusin', onFocusIn)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [bar])
}

/** Closes every panel and the sheet: what was chosen is to be seen. */
export function closePanels(bar: HTMLElement): void {
  for (const panel of bar.querySelectorAll('details')) panel.open = false
  for (const sheet of bar.querySelectorAll<HTMLElement>(':popover-open')) sheet.hidePopover()
}
