import { useEffect, useState, type RefObject } from 'react'

/** Makes a popover the only thing to be reached while it is open: the rest of the page is inert, its panels unfold. */
export function useSheet(sheet: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen || !sheet.current) return undefined
    const panels = [...sheet.current.querySelectorAll('details')]
    const outside = outsideOf(sheet.current).filter((element) => !element.inert)
    for (const panel of panels) panel.open = true
    for (const element of outside) element.inert = true
    return () => {
      for (const panel of panels) panel.open = false
      for (const element of outside) element.inert = false
    }
  }, [isOpen, sheet])

  useEffect(() => {
    // On a wide screen the sheet's panels stand in the bar.
    const wide = window.matchMedia('(width > 1000px)')
    const onChange = () => sheet.current?.matches(':popover-open') && sheet.current.hidePopover()
    wide.addEventListener('change', onChange)
    return () => wide.removeEventListener('change', onChange)
  }, [sheet])

  // The panels inside say when they are toggled too.
  const onToggle = (event: React.ToggleEvent<HTMLElement>) =>
    event.target === event.currentTarget && setOpen(event.newState === 'open')
  return { isOpen, onToggle }
}

/** Every element beside an element or beside one that holds it. */
function outsideOf(element: HTMLElement): HTMLElement[] {
  const { parentElement: parent } = element
  if (!parent || parent === document.documentElement) return []
  const beside = [...parent.children].filter((child) => child !== element && child instanceof HTMLElement)
  return [...(beside as HTMLElement[]), ...outsideOf(parent)]
}
