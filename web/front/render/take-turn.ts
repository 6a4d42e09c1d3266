let last = Promise.resolve()

/**
 * Waits for a turn of the event loop that no other render has. Pages whose data came at once would be rendered one after
 * the other in a single turn, and whoever is refused, or asks how the process is, would wait for all of them.
 */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => void setImmediate(resolve)))
  return last
}
