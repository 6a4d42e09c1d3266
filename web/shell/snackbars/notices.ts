import type { WayBack } from '../../ui/snackbar.ts'

/** A short word about what just happened; said again while it is shown, it is counted. */
export type Notice = { id: number; text: string; count: number; way?: WayBack | undefined }

const mostAtOnce = 3
const shownFor = 3000
/** What can be acted upon waits for a hand. */
const shownWithWay = 8000
const afterHeld = 1000
const held = '[data-notices]:is(:hover, :focus-within)'

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

/**
 * Shows a notice for its time; one that says the same counts on, and its way back undoes both; where it says another number
 * it stands in the place of the one before. Past three the oldest leaves.
 */
export function addNotice(text: string, way?: WayBack): void {
  const same = notices.find((notice) => notice.text === text)
  const older = notices.filter((notice) => notice !== same && (notice.way || way || !isSameCount(notice.text, text)))
  const notice = { id: nextId++, text, count: (same?.count ?? 0) + 1, way: joinWays(way, same?.way) }
  change([...older, notice].slice(-mostAtOnce))
  wait(notice.id, notice.way ? shownWithWay : shownFor)
}

/** Whether two notices count the same: "2 de 4" is over when "3 de 4" is said. */
function isSameCount(one: string, other: string): boolean {
  return one.replace(/\d+/g, '') === other.replace(/\d+/g, '')
}

/** The newest is undone first. */
function joinWays(way: WayBack | undefined, before: WayBack | undefined): WayBack | undefined {
  if (!way || !before) return way ?? before
  return {
    text: way.text,
    act: () => {
      way.act()
      before.act()
    },
  }
}

/** Its time does not run out under a pointer or in the hands of a keyboard. */
function wait(id: number, milliseconds: number): void {
  setTimeout(() => (document.querySelector(held) ? wait(id, afterHeld) : dismiss(id)), milliseconds)
}

/** Takes a notice away before its time. */
export function dismiss(gone: number): void {
  if (notices.some(({ id }) => id === gone)) change(notices.filter(({ id }) => id !== gone))
}

export function getNotices(): readonly Notice[] {
  return notices
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}
