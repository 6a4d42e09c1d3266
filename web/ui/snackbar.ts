/** A short word about what just happened. */
export type Notice = { id: number; text: string }

const mostAtOnce = 3
const shownFor = 3000

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

/** Says something at the bottom right for three seconds; past three at once the oldest leaves. */
export function notify(text: string): void {
  const notice = { id: nextId++, text }
  change([...notices, notice].slice(-mostAtOnce))
  setTimeout(() => change(notices.filter(({ id }) => id !== notice.id)), shownFor)
}

export function currentNotices(): readonly Notice[] {
  return notices
}

export function onNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}
