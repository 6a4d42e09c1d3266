import { useLayoutEffect } from 'react'

/** Runs in the head, before anything is painted: the server never sees the fragment that opens the map of a small screen. */
export const openMapScript = `if(location.hash==='#map')document.documentElement.dataset.mapOpen=''`

/** Opens the map to the eye when its link was pressed, while the page still waits for what a first touch fetches. */
export function markPressedMap(): void {
  setTimeout(() => {
    if (location.hash === '#map') document.documentElement.dataset.mapOpen = ''
  })
}

/** Tells the styles, by `data-map-open` of the document, that the map of a small screen is open. */
export function useMapMark(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined
    document.documentElement.dataset.mapOpen = ''
    return () => void delete document.documentElement.dataset.mapOpen
  }, [isOpen])
}
