import type { StoredListing } from './stored-list.ts'

/** What happened to a list since it was like `before`. */
export type Changes = { added: StoredListing[]; removed: string[] }

/** What a list has now and had not, or not at that moment, and the codes that it has no more. */
export function listChanges(before: readonly StoredListing[], now: readonly StoredListing[]): Changes {
  const was = new Map(before.map(({ code, at }) => [code, at]))
  const is = new Set(now.map(({ code }) => code))
  return {
    added: now.filter(({ code, at }) => was.get(code) !== at),
    removed: before.flatMap(({ code }) => (is.has(code) ? [] : [code])),
  }
}

/** A list with changes made to it, newest first. */
export function withChanges(list: readonly StoredListing[], { added, removed }: Changes): StoredListing[] {
  const gone = new Set([...removed, ...added.map(({ code }) => code)])
  return [...list.filter(({ code }) => !gone.has(code)), ...added].sort((a, b) => b.at.localeCompare(a.at))
}
