import type { favouriteEndpoints } from '#contract/favorite/favorite.ts'

import type { Call } from '../api-client.ts'
import { listChanges, withChanges } from './list-changes.ts'
import type { StoredListing, StoredList } from './stored-list.ts'

/** A list of this browser and the path of the account's. */
export type Twin = { name: string; list: StoredList; path: string }

/** What the account was known to hold when this browser last agreed with it, and whose account it was. */
type Agreed = { owner: string; items: StoredListing[] }

const nobody: Agreed = { owner: '', items: [] }

/**
 * Brings a browser's list and the account's to the same: what happened here since they agreed is told, and what the
 * account then has is kept. With an account that is new to this browser nothing was agreed, so both are joined. Once its
 * reader has `left`, nothing is told or kept any more.
 */
export async function syncList(
  { name, list, path }: Twin,
  owner: string,
  call: Call,
  left: AbortSignal,
): Promise<void> {
  const agreed = readAgreed(name)
  const known = agreed.owner === owner ? agreed.items : []
  const told = list.items()
  const { added, removed } = listChanges(known, told)
  for (const code of removed) if (!left.aborted) await call(removing(path), { code })
  if (left.aborted) return
  const { data } = await call(merging(path), { items: added })
  if (left.aborted) return
  // What was done while the account was asked is told the next time.
  const items = data.map(({ code, at }) => ({ code, at: new Date(at).toISOString() }))
  const meanwhile = listChanges(told, list.items())
  writeAgreed(name, { owner, items: list.fitting(items) })
  const next = list.fitting(withChanges(items, meanwhile))
  if (!isSame(next, list.items())) list.replace(next)
}

/** Whoever was signed in has left: what their account holds leaves this browser with them. */
export function clearAccountList({ name, list }: Twin): void {
  const { owner, items } = readAgreed(name)
  if (!owner) return
  const theirs = new Set(items.map(({ code }) => code))
  writeAgreed(name, nobody)
  list.replace(list.items().filter(({ code }) => !theirs.has(code)))
}

const isSame = (one: readonly StoredListing[], other: readonly StoredListing[]) =>
  one.length === other.length &&
  one.every(({ code, at }, place) => other[place]?.code === code && other[place].at === at)

// Types only: the endpoints' schemas stay on the server.
const merging = (path: string) => ({ method: 'PUT', path }) as unknown as typeof favouriteEndpoints.merge
const removing = (path: string) =>
  ({ method: 'DELETE', path: `${path}/{code}` }) as unknown as typeof favouriteEndpoints.remove

function readAgreed(name: string): Agreed {
  try {
    const { owner, items } = JSON.parse(localStorage.getItem(`${name}_agreed`) ?? '{}') as Partial<Agreed>
    return typeof owner === 'string' && Array.isArray(items) ? { owner, items } : nobody
  } catch {
    return nobody
  }
}

function writeAgreed(name: string, agreed: Agreed): void {
  try {
    if (agreed.owner) localStorage.setItem(`${name}_agreed`, JSON.stringify(agreed))
    else localStorage.removeItem(`${name}_agreed`)
  } catch {
    // Then both are joined anew on the next page: nothing is lost.
  }
}
