import { joinQuery, readPieces } from './redirects.ts'

/** The target of a request line: its path as sent, and its query without the question mark. */
export type Address = { path: string; query: string }
export type BadAddress = { status: 400 | 404 | 414; path: string }

/** Longer than the longest drawn area with every filter. */
const longestTarget = 8192

/** Reads a request target; an absolute one loses its host, which nothing here believes. */
export function readAddress(target: string): Address | BadAddress {
  if (target.length > longestTarget) return { status: 414, path: target.slice(0, 64) }
  const local = target.replace(/^https?:\/\/[^/?#]*/i, '')
  if (local !== '' && !/^[/?]/.test(local)) return { status: 400, path: '' }

  const [whole = ''] = local.split('#', 1)
  const mark = whole.indexOf('?')
  const path = (mark < 0 ? whole : whole.slice(0, mark)) || '/'
  if (!isPlainPath(path)) return { status: 404, path }
  return { path, query: mark < 0 ? '' : whole.slice(mark + 1) }
}

/** Nothing that a path could mean besides what it says: no climbing, no empty or hidden steps, no control signs. */
function isPlainPath(path: string): boolean {
  if (/^\/[\w/.-]*$/.test(path) && !/\/[/.]/.test(path)) return true
  if (path.startsWith('/.well-known/')) return !path.slice(1).includes('/.')
  try {
    const decoded = decodeURIComponent(path)
    return !/\/[/.]|[\\\p{Cc}]|%2f/iu.test(`${decoded}${path}`)
  } catch {
    return false
  }
}

const olderPaths: Record<string, string> = {
  '/v2/propiedades': '/propiedades',
  '/v2/proyectos': '/proyectos',
}

/** Where an address that is written in an older or looser way now lives; null when it is right as it is. */
export function findNewAddress({ path, query }: Address): string | null {
  const bare = path.replace(/\/+$/, '')
  const spanish = bare === '/es' || bare.startsWith('/es/') ? bare.slice(3) : bare
  const right = olderPaths[spanish] ?? (spanish || '/')
  if (right === path) return null
  return joinQuery(right, readPieces(query))
}
