import { readReferral, referralTypes } from '#contract/lead/referral.ts'

const piecesOf = (query: string): string[] => query.split('&').filter(Boolean)

/** The name that a piece of a query gives a value to. */
export function nameOf(piece: string): string {
  const [name = ''] = new URLSearchParams(piece).keys()
  return name
}

/** The pieces of a query as they were written, without the referrals that are none: those are not handed on. */
export function readPieces(query: string): string[] {
  return piecesOf(query).filter((piece) => {
    const isReferral = referralTypes.some((type) => type === nameOf(piece))
    return !isReferral || readReferral(piece) !== null
  })
}

/** An address, and behind what it asks itself the pieces of a reader's query that it does not ask yet. */
export function joinQuery(address: string, pieces: readonly string[]): string {
  const [path = '', own = ''] = address.split('?')
  const asked = piecesOf(own)
  const query = [...asked, ...pieces.filter((piece) => !asked.includes(piece))].join('&')
  return query ? `${path}?${query}` : path
}

/** Where a page has moved to, and the body that says so: a redirect has none, the router's data are one. */
export type Moved = { to: string; body: string }

const redirectInData = /^\[\["SingleFetchRedirect",.*?"redirect",("(?:[^"\\]|\\.)*")/s

/** Whether a page that was made has moved. */
export function readMoved(headers: Headers, body: string): Moved | undefined {
  const location = headers.get('Location')
  if (location !== null) return { to: location, body: '' }
  const [, written] = redirectInData.exec(body) ?? []
  return written === undefined ? undefined : { to: JSON.parse(written) as string, body }
}

/** The same page moved to the same place, with a reader's query. */
export function moveWith({ to, body }: Moved, pieces: readonly string[]): Moved {
  const right = joinQuery(to, pieces)
  const readdressed = body.replace(redirectInData, (head, written: string) => {
    return head.slice(0, -written.length) + JSON.stringify(right)
  })
  return { to: right, body: readdressed }
}
