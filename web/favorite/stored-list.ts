/** A property that this browser keeps for its visitor, and since when (ISO 8601). */
export type StoredListing = { code: string; at: string }

export type StoredList = {
  /** Newest first; the same array until something changes. */
  items: () => readonly StoredListing[]
  /** Keeps a property; `full` when there is no room for one more. */
  add: (code: string, at?: string) => 'kept' | 'full'
  remove: (code: string) => void
  /** Puts other items in place of all. */
  replace: (items: readonly StoredListing[]) => void
  /** What would be kept of these items if they were all put in place. */
  fitting: (items: readonly StoredListing[]) => StoredListing[]
  /** Whether the browser refuses to store it: then it lasts as long as the page. */
  isFleeting: () => boolean
  onChange: (listener: () => void) => () => void
}

type Rules = {
  max: number
  /** Whether the oldest leaves for the newest; else no more are taken. */
  rolls?: boolean
}

/**
 * A list of properties in local storage, in step between tabs. What is stored may be anything: what is no property of
 * ours is not read. Each item has its moment, so that the list can be merged with an account's.
 */
export function createStoredList(name: string, { max, rolls = false }: Rules): StoredList {
  let items: readonly StoredListing[] = []
  /** The text that `items` were read from. */
  let source: string | null = null
  let isFleeting = false
  const listeners = new Set<() => void>()

  function read(): readonly StoredListing[] {
    const text = isFleeting ? source : readText(name)
    if (text !== source) {
      source = text
      items = itemsOf(text).slice(0, max)
    }
    return items
  }

  function write(next: readonly StoredListing[]): void {
    items = next
    source = JSON.stringify(next)
    isFleeting = !writeText(name, source)
    notifyListeners()
  }

  function notifyListeners(): void {
    for (const listener of listeners) listener()
  }

  function subscribe({ key }: StorageEvent): void {
    if (key === name || key === null) notifyListeners()
  }

  return {
    items: read,
    add(code, at = new Date().toISOString()) {
      const others = read().filter((item) => item.code !== code)
      if (others.length >= max && !rolls) return 'full'
      write([...others, { code, at }].sort(newestFirst).slice(0, max))
      return 'kept'
    },
    remove: (code) => write(read().filter((item) => item.code !== code)),
    fitting: (next) => next.toSorted(newestFirst).slice(0, max),
    replace: (next) => write(next.slice(0, max)),
    isFleeting: () => isFleeting,
    onChange(listener) {
      if (listeners.size === 0) addEventListener('storage', subscribe)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) removeEventListener('storage', subscribe)
      }
    },
  }
}

function itemsOf(text: string | null): StoredListing[] {
  const found = new Map<string, StoredListing>()
  for (const item of listIn(text)) {
    const { code, at } = (item ?? {}) as Partial<Record<keyof StoredListing, unknown>>
    if (typeof code !== 'string' || !/^\d{2}-\d{4,8}$/.test(code)) continue
    if (typeof at !== 'string' || Number.isNaN(Date.parse(at)) || found.has(code)) continue
    found.set(code, { code, at: new Date(at).toISOString() })
  }
  return [...found.values()].sort(newestFirst)
}

function listIn(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function newestFirst(a: StoredListing, b: StoredListing): number {
  return b.at.localeCompare(a.at)
}

function readText(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

function writeText(name: string, text: string): boolean {
  try {
    localStorage.setItem(name, text)
    return true
  } catch {
    return false
  }
}
