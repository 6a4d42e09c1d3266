import { email } from '../account/person.ts'
import type { PhotoTag } from '../picture/picture.ts'
import { tagOptions } from './option-words.ts'
import { type CellRead, readMoney, readWhole } from './read-cell.ts'
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
