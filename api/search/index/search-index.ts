import { Worker } from 'node:worker_threads'

import { type Columns, dropListing, createColumns, type FoundListing, isFull, putListing } from './columns.ts'
import type { Places } from '../places.ts'

type ListingChange = { id: number; listing: FoundListing | null }

/** What search answers from. */
export class SearchIndex {
  columns: Columns = createColumns(0, 0, 0)
  places: Places = { cities: [], sectors: [], projects: [] }
  /** Pesos to one US dollar. */
  rate = 1
  /** Moves with every change, so that whatever was worked out before is known to be old. */
  version = 0

  /** Changes since a rebuild began, which its result lacks. */
  #meanwhile: Map<number, FoundListing | null> | null = null
  #rebuilding: Promise<void> | null = null

  /** Takes all of a new world at once. */
  replace(columns: Columns, places: Places, rate: number): void {
    this.columns = columns
    this.places = places
    this.rate = rate
    this.#meanwhile = null
    this.version++
  }

  /** Takes the places' new names and additions. */
  rename(places: Places): void {
    this.places = places
    this.version++
  }

  /** Takes changes in, waiting for a new base when there is no room left for them. False: too many for any. */
  async apply(changes: readonly ListingChange[]): Promise<boolean> {
    if (changes.length > roomOf(this.columns)) await this.rebuild()
    if (changes.length > roomOf(this.columns)) return false

    for (const { id, listing } of changes) {
      change(this.columns, id, listing)
      this.#meanwhile?.set(id, listing)
    }
    if (changes.length > 0) this.version++
    return true
  }

  /** Half of the room for changes is used: time for a new base. */
  get isCrowded(): boolean {
    const { capacity, tail } = this.columns
    return roomOf(this.columns) < (capacity - tail) / 2
  }

  /** Builds the next base in a worker, out of the present columns alone, while search goes on with these. */
  rebuild(): Promise<void> {
    return (this.#rebuilding ??= this.#rebuild().finally(() => (this.#rebuilding = null)))
  }

  async #rebuild(): Promise<void> {
    const before = this.columns
    const meanwhile = (this.#meanwhile = new Map())
    const next = await startBaseWorker().build(before)
    // A new world came in between: this one is of the past.
    if (this.columns !== before) return

    for (const [id, listing] of meanwhile) change(next, id, listing)
    this.#meanwhile = null
    this.columns = next
    this.version++
  }
}

/** A thread that builds the same listings with all of them in the base, once; then, or told to, it ends. */
export function startBaseWorker(): { build: (columns: Columns) => Promise<Columns>; end: () => Promise<unknown> } {
  const worker = new Worker(new URL('./rebuild-worker.ts', import.meta.url), {
    // It works on typed arrays: what a thread keeps ready for young objects would only make the process larger.
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  const built = new Promise<Columns>((resolve, reject) => {
    // While working, Node's watch mode tells its own things by the same way.
    worker.on('message', (said: object) => {
      if ('bitsets' in said) resolve(said as Columns)
    })
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The search index could not be rebuilt')))
  })
  // Whoever asks hears of it; one that is ended before has nobody.
  built.catch(() => {})
  return {
    build: (columns) => {
      worker.postMessage({ columns, alive: columns.alive.slice() })
      return built
    },
    end: () => worker.terminate(),
  }
}

function change(columns: Columns, id: number, listing: FoundListing | null): void {
  if (listing && !isFull(columns)) putListing(columns, listing)
  else dropListing(columns, id)
}

const roomOf = ({ capacity, size }: Columns): number => capacity - size
