import { createHmac } from 'node:crypto'

import { isSameText } from '../../tools/same-text.ts'
import { OdataFault } from './odata-error.ts'
import type { Place } from './queries.ts'

/** Where the next page begins, signed for this very query: nobody makes one up, and none fits another query. */
export function writeSkipToken(secret: string, query: string, { value, id }: Place): string {
  const place = Buffer.from(JSON.stringify([value, id])).toString('base64url')
  return `${place}.${sign(secret, query, place)}`
}

export function readSkipToken(secret: string, query: string, token: string): Place {
  const [place = '', signature = ''] = token.split('.', 2)
  if (!isSameText(signature, sign(secret, query, place))) throw new OdataFault('reso.token')
  const [value, id] = JSON.parse(Buffer.from(place, 'base64url').toString()) as [string, number]
  return { value, id }
}

function sign(secret: string, query: string, place: string): string {
  return createHmac('sha256', secret).update(`reso page\n${query}\n${place}`).digest('base64url').slice(0, 22)
}
