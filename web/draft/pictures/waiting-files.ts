import { createStore, del, entries, set, type UseStore } from 'idb-keyval'

import type { UploadPurpose } from '#contract/picture/picture.ts'

/** Where a file goes once it is there. */
export type Place = 'photos' | 'plans' | 'videos' | 'posters' | 'view_360' | 'mandate_document'

/** A file on its way, as it lies in this browser until the draft has it. */
export type WaitingFile = {
  id: string
  draftId: number
  person: string
  place: Place
  purpose: UploadPurpose
  name: string
  /** Reduced, where it is a picture; until then as it was chosen. */
  blob: Blob
  isReduced: boolean
  /** Where the API takes its next piece, once it was begun there. */
  address: string | null
  /** What it became there. */
  became: string | null
  seconds?: number
  /** Of a still: the video that it is of. */
  of?: string
  addedAt: number
}

let opened: UseStore | undefined
const place = () => (opened ??= createStore('marquesina-pictures', 'waiting'))

/** Kept through the end of the browser; where it cannot be, it lasts as long as the page. */
export function keepFile(file: WaitingFile): Promise<void> {
  return orNothing(async () => set(file.id, file, place()))
}

export function forgetFile(id: string): Promise<void> {
  return orNothing(async () => del(id, place()))
}

/** What waits for a draft and whoever is signed in, oldest first. */
export async function listFiles(draftId: number, person: string): Promise<WaitingFile[]> {
  const all = await orNothing(async () => entries<string, WaitingFile>(place()))
  return (all ?? [])
    .map(([, file]) => file)
    .filter((file) => file.draftId === draftId && file.person === person)
    .toSorted((one, other) => one.addedAt - other.addedAt)
}

/** Holds a file for this page; false where another open page sends it. */
export function holdFile(id: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    const hold = { ifAvailable: true, mode: 'exclusive' } as const
    void navigator.locks
      .request(`picture ${id}`, hold, (lock) => {
        resolve(lock !== null)
        // Until the page is gone.
        return lock ? new Promise<void>(() => {}) : undefined
      })
      .catch(() => resolve(true))
  })
}

/** Where a browser keeps nothing, it throws at once. */
async function orNothing<Kept>(work: () => Promise<Kept>): Promise<Kept | void> {
  try {
    return await work()
  } catch {
    return undefined
  }
}
