import { draftFields, type DraftDocument, type DraftField, type DraftPhoto } from './document.ts'
import type { DraftOperation } from './draft.ts'

type PhotoOperation = Exclude<DraftOperation, { op: 'set' }>

/** Words of a picture that are not what their writer saw. */
export type PictureWords = { key: string; part: 'alt_es' | 'alt_en' }
/** What somebody else had: a field, or of a picture its words. */
export type Refused = { field: DraftField; picture?: PictureWords }
/** What became of a call's operations: the document, the fields that they changed, and what somebody else had. */
export type Merged = { document: DraftDocument; changed: DraftField[]; refused: Refused[] }

/**
 * Applies operations to a document, each on its own: one that sets a field which no longer holds what its writer saw is
 * left out and its field named, unless the field holds what it sets already. Pictures are changed one by one; what is
 * told of one that is gone is left out and named, but for its removal. The browser shows its own operations by the same
 * function before the server has them.
 */
export function applyOperations(given: DraftDocument, operations: readonly DraftOperation[]): Merged {
  let document = given
  const changed = new Set<DraftField>()
  const refused = new Map<string, Refused>()
  for (const operation of operations) {
    const next = operation.op === 'set' ? applySet(document, operation) : applyToPictures(document, operation)
    const field = operation.op === 'set' ? operation.field : operation.list
    if (next === null) {
      const words = listOtherWords(document, operation)
      if (words.length === 0) refused.set(field, { field })
      for (const picture of words) refused.set(`${field} ${picture.key} ${picture.part}`, { field, picture })
    } else if (next !== document) changed.add(field)
    document = next ?? document
  }
  return { document, changed: [...changed], refused: [...refused.values()] }
}

/** Whether two values of a field say the same; nothing, null and absent are one. */
export function isSame(one: unknown, other: unknown): boolean {
  return writeCanonically(one) === writeCanonically(other)
}

/** Fields in which two documents differ. */
export function listChangedFields(one: DraftDocument, other: DraftDocument): DraftField[] {
  return (Object.keys(draftFields) as DraftField[]).filter((field) => !isSame(one[field], other[field]))
}

function applySet(document: DraftDocument, { field, before, after }: Extract<DraftOperation, { op: 'set' }>) {
  const value = readValue(field, after)
  if (isSame(document[field], value)) return document
  if (!isSame(document[field], before) && !isSame(document[field], readValue(field, before))) return null
  const { [field]: _, ...rest } = document
  return value === null ? rest : ({ ...rest, [field]: value } as DraftDocument)
}

/** A value as the field's rule keeps it: blanks at the ends of a line are none of it. */
function readValue(field: DraftField, value: unknown): unknown {
  if (value === undefined || value === null) return null
  const read = draftFields[field].safeParse(value)
  return read.success ? read.data : value
}

function applyToPictures(document: DraftDocument, operation: PhotoOperation): DraftDocument | null {
  const { list } = operation
  const pictures = document[list] ?? []
  const next = changePictures(pictures, operation)
  return next === null || next === pictures ? next && document : { ...document, [list]: next }
}

function changePictures(pictures: readonly DraftPhoto[], operation: PhotoOperation): readonly DraftPhoto[] | null {
  const key = operation.op === 'photo.add' ? operation.photo.key : operation.key
  const at = pictures.findIndex((picture) => picture.key === key)
  const rest = pictures.filter((picture) => picture.key !== key)
  switch (operation.op) {
    case 'photo.add':
      return at >= 0 ? pictures : rest.toSpliced(operation.to ?? rest.length, 0, operation.photo)
    case 'photo.remove':
      return at < 0 ? pictures : rest
    case 'photo.move':
      if (at < 0) return null
      return at === Math.min(operation.to, rest.length) ? pictures : rest.toSpliced(operation.to, 0, pictures[at]!)
    default:
      if (at < 0 || listUnseen(pictures[at]!, operation).length > 0) return null
      return pictures.with(at, mergePicture(pictures[at]!, operation.change))
  }
}

const parts = ['alt_es', 'alt_en'] as const

/** Words of a picture that say neither what their writer saw nor what is to be set. */
function listUnseen(picture: DraftPhoto, { change, before = {} }: Extract<PhotoOperation, { op: 'photo.change' }>) {
  return parts.filter(
    (part) => part in before && !isSame(picture[part], before[part]) && !isSame(picture[part], change[part]),
  )
}

function listOtherWords(document: DraftDocument, operation: DraftOperation): PictureWords[] {
  if (operation.op !== 'photo.change') return []
  const { key, list } = operation
  const picture = document[list]?.find((one) => one.key === key)
  return picture ? listUnseen(picture, operation).map((part) => ({ key, part })) : []
}

function mergePicture(picture: DraftPhoto, change: Partial<DraftPhoto>): DraftPhoto {
  return { ...picture, ...change, key: picture.key }
}

function writeCanonically(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null'
  if (Array.isArray(value)) return value.length === 0 ? 'null' : `[${value.map(writeCanonically).join()}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  const said = Object.entries(value).filter(([, one]) => one !== undefined && one !== null && one !== '')
  return `{${said
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, one]) => `${JSON.stringify(name)}:${writeCanonically(one)}`)
    .join()}}`
}
