import { useSyncExternalStore } from 'react'

import type { SignedIn, User } from '#contract/account/account.ts'

let session: SignedIn | null = null
/** The texts that `session` was read from. */
let source = ''
/** Takes the place of a storage that keeps nothing: then a session lasts as long as the page. */
let fleeting: { user: string; token: string } | null = null
const listeners = new Set<() => void>()

/** Who is signed in in this browser; what stands in its storage and is no session of ours is none. */
export function readSession(): SignedIn | null {
  const user = readText('user')
  const token = readText('token')
  const texts = `${token}\n${user}`
  if (texts !== source) {
    source = texts
    session = sessionIn(user, token)
  }
  return session
}

/** Who is signed in, in step with the other tabs; nobody in the server's HTML. */
export function useSession(): SignedIn | null {
  return useSyncExternalStore(subscribe, readSession, () => null)
}

/** Keeps a session under the names that the specification gives. */
export function keepSession({ user, token }: SignedIn): void {
  const texts = { user: JSON.stringify(user), token }
  try {
    localStorage.setItem('user', texts.user)
    localStorage.setItem('token', texts.token)
  } catch {
    fleeting = texts
  }
  tell()
}

/** Puts what changed of who is signed in in place of what was kept. */
export function keepUser(user: User): void {
  const token = readSession()?.token
  if (token) keepSession({ user, token })
}

/** Forgets who was signed in. */
export function clearSession(): void {
  fleeting = null
  try {
    localStorage.removeItem('user')
    localStorage.removeItem('token')
  } catch {
    // There was nothing to forget.
  }
  tell()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', hear)
  mark()
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', hear)
  }
}

function hear({ key }: StorageEvent): void {
  if (key === 'user' || key === 'token' || key === null) tell()
}

function tell(): void {
  mark()
  for (const listener of listeners) listener()
}

/** The header goes by it before any script of ours runs: see `session-mark.ts`. */
function mark(): void {
  document.documentElement.toggleAttribute('data-session', readSession() !== null)
}

function sessionIn(userText: string | null, token: string | null): SignedIn | null {
  try {
    const user = JSON.parse(userText ?? 'null') as Partial<User> | null
    const isUser = typeof user?.full_name === 'string' && typeof user.email === 'string' && Array.isArray(user.type)
    return isUser && token && /^[\w-]{43}$/.test(token) ? { user: user as User, token } : null
  } catch {
    return null
  }
}

function readText(name: 'user' | 'token'): string | null {
  try {
    return fleeting?.[name] ?? localStorage.getItem(name)
  } catch {
    return null
  }
}
