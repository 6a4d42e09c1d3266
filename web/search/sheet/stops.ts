import { sheetHeights, type SheetHeight } from '../map/remembered.ts'

/** Pixels of the sheet's head, which is seen at every height. */
const headHeight = 72

export const sheetParts = {
  handle: 'sheet-handle',
  head: 'results-head',
  row: 'sheet-row',
  rest: 'results-rest',
} as const

/** How far the page is scrolled at each height of the sheet. */
function measureStops(): Record<SheetHeight, number> {
  const row = findPart('row').getBoundingClientRect()
  const rest = findPart('rest').getBoundingClientRect()
  const under = Number.parseFloat(getComputedStyle(findPart('head')).top)
  return {
    count: 0,
    row: Math.max(0, row.bottom + window.scrollY - window.innerHeight),
    list: rest.top + window.scrollY - under - headHeight,
  }
}

/** The height that the sheet is at, or nearest to; null once its page is gone. */
export function readHeight(): SheetHeight | null {
  if (!document.getElementById(sheetParts.row)) return null
  const stops = measureStops()
  const away = (height: SheetHeight) => Math.abs(stops[height] - window.scrollY)
  if (window.scrollY > stops.list) return 'list'
  return sheetHeights.reduce((nearest, height) => (away(height) < away(nearest) ? height : nearest))
}

/** Brings the sheet to a height; a list that is being read is left where it is. */
export function scrollToHeight(height: SheetHeight, isAtOnce = false): void {
  const top = measureStops()[height]
  if (height === 'list' && window.scrollY >= top) return
  const isStill = isAtOnce || matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top, behavior: isStill ? 'instant' : 'smooth' })
}

/** How much of the map the sheet covers at a height, in pixels from below; the whole list leaves nothing to look at. */
export function measureCover(height: SheetHeight): number {
  return headHeight + (height === 'count' ? 0 : findPart('row').offsetHeight)
}

export function findPart(part: keyof typeof sheetParts): HTMLElement {
  return document.getElementById(sheetParts[part])!
}
