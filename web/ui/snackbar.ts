/** A short word about what just happened. */
export type Notice = { id: number; text: string; way?: WayBack | undefined }
/** What its reader can do about it, such as undo it. */
export type WayBack = { text: string; act: () => void }

const mostAtOnce = 3
const shownFor = 3000
/** What can be acted upon waits for a hand. */
const shownWithWay = 8000
const afterHeld = 1000
const held = '[data-notices]:is(:hover, :focus-within)'

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Says something at the bottom right for three seconds, eight with a way back; longer while it is read; past three at once the oldest leaves. */
export function notify(text: string, way?: WayBack): void {
  const notice = { id: nextId++, text, way }
  change([...notices, notice].slice(-mostAtOnce))
  wait(notice.id, way ? shownWithWay : shownFor)
}

/** Its time does not run out under a pointer or in the hands of a keyboard. */
function wait(id: number, milliseconds: number): void {
  setTimeout(() => (document.querySelector(held) ? wait(id, afterHeld) : dismiss(id)), milliseconds)
}

/** Takes a notice away before its time. */
export function dismiss(gone: number): void {
  change(notices.filter(({ id }) => id !== gone))
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
