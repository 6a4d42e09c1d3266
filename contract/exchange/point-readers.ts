import { pointOptions } from './option-words.ts'
import { type CellRead, readDegrees } from './read-cell.ts'
import type { ExchangeRow } from './row.ts'
import { checkField, readOption } from './template-column.ts'

/** Letters of a map's address. */
const longestAddress = 2000

export function checkDegrees(text: string, min: number, max: number): CellRead<number> {
  const read = readDegrees(text)
  if (!('value' in read)) return read
  if (read.value < min) return { problem: 'field.too_small' }
  return read.value > max ? { problem: 'field.too_large' } : read
}

/** A pair of coordinates, or an address of a map that has one in it; nothing is fetched. */
export function readCoordinates(text: string): CellRead<unknown> {
  const found = /(?:^|[^\d.])(-?\d{1,2}\.\d{3,})°?(?:\s*,\s*|!4d|%2C|\s+|\s*;\s*)(-?\d{2}\.\d{3,})/.exec(
    text.slice(0, longestAddress),
  )
  return found
    ? checkField('exact_point', { latitude: roundDegrees(found[1]!), longitude: roundDegrees(found[2]!) })
    : { problem: 'field.number' }
}

const roundDegrees = (text: string): number => Math.round(Number(text) * 1e6) / 1e6

export function readShownPoint(text: string): CellRead<boolean> {
  const read = readOption(pointOptions, text)
  return 'value' in read ? { value: read.value === 'approximate' } : read
}

export function writeShownPoint({ document }: ExchangeRow, language: 'es' | 'en') {
  const said = document.is_approximate
  return said == null ? null : pointOptions.write(said ? 'approximate' : 'exact', language)
}
