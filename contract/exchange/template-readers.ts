import { email } from '../account/person.ts'
import type { PhotoTag } from '../picture/picture.ts'
import { pointOptions, tagOptions } from './option-words.ts'
import { readDegrees, readMoney, readWhole, type CellRead } from './read-cell.ts'
import type { ExchangeRow } from './row.ts'
import { checkField, readOption, type TemplateColumn, toLine } from './template-column.ts'

const longestReference = 120
const longestAddress = 2000

export function readReference(text: string): CellRead<string> {
  const value = toLine(text)
  return value.length > longestReference ? { problem: 'field.too_long' } : { value }
}

export function readName(text: string): CellRead<string> {
  const value = toLine(text)
  if (value.length > 160) return { problem: 'field.too_long' }
  return { value: email.safeParse(value).data ?? value }
}

export function readCaption(text: string): CellRead<string> {
  const value = toLine(text)
  return value.length > 160 ? { problem: 'field.too_long' } : { value }
}

export function readTag(text: string): CellRead<PhotoTag> {
  return readOption(tagOptions, text)
}

/** An address of the web; what it leads to is somebody else's matter. */
export function readAddress(text: string): CellRead<string> {
  const written = toLine(text)
  const value = /^www\./i.test(written) ? `https://${written}` : written
  if (value.length > longestAddress) return { problem: 'field.too_long' }
  return /^https?:\/\/[^\s"<>]+$/i.test(value) && URL.canParse(value) ? { value } : { problem: 'field.url' }
}

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

/** Two and a half baths are two, and a half one. */
export function readBaths(text: string, style: Parameters<TemplateColumn['read']>[1]): CellRead<unknown> {
  const half = /^\s*(\d{1,2})\s*(?:[.,]5|½|\s1\/2|\s+y\s+medio)\s*(?:ba[ñn]os?|baths?)?\s*$/i.exec(text)
  const read = half ? { value: Number(half[1]) } : readWhole(text, style)
  if (!('value' in read)) return read
  const checked = checkField('bathrooms', read.value)
  return half && 'value' in checked ? { value: read.value + 0.5 } : checked
}

export function checkPrice(text: string, style: Parameters<TemplateColumn['read']>[1]): CellRead<unknown> {
  const read = readMoney(text, style)
  return 'value' in read ? checkField('price', read.value) : read
}
