import type { Box } from './find-free-place.ts'

/** What floats as well, and the buttons and fields of forms. */
const pieces =
  '[data-bottom-bar], [data-floats], form :is(button, input, select, textarea), button[type="submit"], :focus'
const price = /(RD|US)\$\s?\d/
/** Pixels that stay free around what is taken. */
const margin = 8

/** What nothing may float over at this moment: prices, forms, what has the focus, and what floats there already. */
export function listTaken(own: Element): Box[] {
  const dialog = [...document.querySelectorAll('dialog[open], [popover]:popover-open')].findLast((one) => one !== own)
  const root = dialog ?? document.body
  const boxes = [...root.querySelectorAll(pieces)]
    .filter((element) => !own.contains(element))
    .map((element) => element.getBoundingClientRect())
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
    price.test(node.nodeValue ?? '') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
  )
  const range = document.createRange()
  while (words.nextNode()) {
    range.selectNodeContents(words.currentNode)
    boxes.push(range.getBoundingClientRect())
  }
  return boxes
    .filter(({ width, top, bottom }) => width > 1 && bottom > 0 && top < innerHeight)
    .map(({ left, top, right, bottom }) => ({
      left: left - margin,
      top: top - margin,
      right: right + margin,
      bottom: bottom + margin,
    }))
}
