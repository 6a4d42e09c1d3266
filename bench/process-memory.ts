import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Megabytes of a process and all that it has started: `resident` as `ps` counts, `own` with shared pages counted once. */
export type Memory = { resident: number; own: number }

/** Follows a process and its descendants until told to stop; then it says how much they held at most (Linux). */
export function watchMemory(root: number): { stop: () => Promise<Memory> } {
  const peak: Memory = { resident: 0, own: 0 }
  const over = new AbortController()
  const watched = (async () => {
    while (!over.signal.aborted) {
      const { resident, own } = measureTreeMemory(root)
      peak.resident = Math.max(peak.resident, resident)
      peak.own = Math.max(peak.own, own)
      await sleep(40)
    }
  })()
  return {
    async stop() {
      over.abort()
      await watched
      return peak
    },
  }
}

export function measureTreeMemory(root: number): Memory {
  return sum(treeOf(root).map(memoryOf))
}

function memoryOf(pid: number): Memory {
  try {
    const said = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
    const megabytes = (name: string) => Number(new RegExp(`^${name}: +(\\d+) kB`, 'm').exec(said)?.[1] ?? 0) / 1024
    return { resident: megabytes('Rss'), own: megabytes('Pss') }
  } catch {
    // It has ended meanwhile.
    return { resident: 0, own: 0 }
  }
}

function sum(parts: readonly Memory[]): Memory {
  return parts.reduce((all, { resident, own }) => ({ resident: all.resident + resident, own: all.own + own }), {
    resident: 0,
    own: 0,
  })
}

function treeOf(root: number): number[] {
  return [root, ...listChildren(root).flatMap(treeOf)]
}

export function listChildren(pid: number): number[] {
  try {
    const said = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
    return said ? said.split(' ').map(Number) : []
  } catch {
    return []
  }
}
