import type { ErrorCode } from '#contract/errors.ts'
import { uploadBytes, uploadPurposes, type UploadPurpose } from '#contract/picture/picture.ts'

export const tusVersion = '1.0.0'

/** What an upload says of itself when it begins. */
export type Begun = {
  purpose: UploadPurpose
  size: number
  draft_id: number | null
  /** The source that the file of an import is for. */
  source_id: number | null
  about: { cover?: string; poster?: string; name?: string }
}

const maxMetadata = 2048

/** What `Upload-Length` and `Upload-Metadata` say (tus 1.0), or how they may not be. */
export function readCreation(length: string | undefined, metadata: string | undefined): Begun | { refused: ErrorCode } {
  const said = readMetadata(metadata ?? '')
  const size = readWhole(length)
  const purpose = uploadPurposes.find((one) => one === said?.get('purpose'))
  if (!said || size === null || size === 0 || !purpose) return { refused: 'request.invalid' }
  if (size > uploadBytes[purpose]) return { refused: 'request.too_large' }
  const draft = said.get('draft')
  const draft_id = draft === undefined ? null : readWhole(draft)
  if (draft !== undefined && (draft_id === null || draft_id > 2_147_483_647)) return { refused: 'request.invalid' }
  const source = said.get('source')
  const source_id = source === undefined ? null : readWhole(source)
  if (source_id !== null && source_id > 2_147_483_647) return { refused: 'request.invalid' }
  if ((purpose === 'import') !== (source_id !== null)) return { refused: 'request.invalid' }
  const flags = Object.fromEntries(['cover', 'poster'].flatMap((name) => (said.get(name) === '1' ? [[name, '1']] : [])))
  const name = readFileName(said.get('name'))
  return { purpose, size, draft_id, source_id, about: { ...flags, ...(name && { name }) } }
}

/** `purpose cGhvdG8=,cover MQ==`; null of what is written in another way. */
function readMetadata(header: string): Map<string, string> | null {
  if (header.length > maxMetadata) return null
  const pairs = header.split(',').map((pair) => /^\s*([\w-]{1,40})(?: ([A-Za-z0-9+/]*={0,2}))?\s*$/.exec(pair))
  if (pairs.some((pair) => pair === null)) return null
  return new Map(pairs.map((pair) => [pair![1]!, Buffer.from(pair![2] ?? '', 'base64').toString('utf8')]))
}

/** What a file is called, as far as that can be shown. */
function readFileName(text: string | undefined): string | null {
  const name = (text ?? '').replace(/[\p{Cc}\p{Cs}]/gu, '').trim()
  return name === '' ? null : Array.from(name).slice(0, 120).join('')
}

/** A number of bytes; null of anything else. */
export function readWhole(text: string | undefined): number | null {
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : null
}

/** The digest of `sha256 <base64>`; null where none is named, refused where it is none. */
export function readChecksum(header: string | undefined): Buffer | null | 'unknown' {
  if (header === undefined) return null
  const found = /^sha256 ([A-Za-z0-9+/]{43}=)$/.exec(header)
  return found ? Buffer.from(found[1]!, 'base64') : 'unknown'
}
