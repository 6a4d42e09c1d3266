/** Tags that wait to be purged, each from a moment on; what is said again waits for its own moment. */
export type WaitingTags = {
  add: (tags: readonly string[], after: number) => void
  /** Takes so many of those whose moment has come, but for what `isHeldBack`. */
  take: (most: number, isHeldBack: (tag: string) => boolean) => string[]
  clear: () => void
  size: () => number
}

/** What is said so soon again is one. */
const sameMs = 500

export function createWaitingTags(now: () => number): WaitingTags {
  let waiting: { tag: string; due: number }[] = []
  const last = new Map<string, number>()
  return {
    add(tags, after) {
      const due = now() + after
      for (const tag of tags) {
        const before = last.get(tag)
        if (before !== undefined && before <= due && due - before < sameMs) continue
        waiting.push({ tag, due })
        last.set(tag, due)
      }
    },
    take(most, isHeldBack) {
      const time = now()
      const taken = new Set<string>()
      waiting = waiting.filter(({ tag, due }) => {
        if (due > time || isHeldBack(tag) || (taken.size >= most && !taken.has(tag))) return true
        taken.add(tag)
        if (last.get(tag) === due) last.delete(tag)
        return false
      })
      return [...taken]
    },
    clear() {
      waiting = []
      last.clear()
    },
    size: () => waiting.length,
  }
}
