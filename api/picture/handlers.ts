import { createHash, timingSafeEqual } from 'node:crypto'

import { uploadBytes } from '#contract/picture/picture.ts'
import { uploadEndpoints as endpoints, type Upload } from '#contract/picture/upload.ts'
import type { ErrorCode } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'

import { AppError } from '../app-error.ts'
import { Bytes, handleSignedIn, Json, type Route } from '../http/handle.ts'
import { toRefusal } from '../http/refusal.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { addPiece } from './add-piece.ts'
import { addUpload } from './add-upload.ts'
import { createMeter } from '../tools/meter.ts'
import { findPurpose, findUpload, listPictures, type UploadRow } from './queries.ts'
import { readChecksum, readCreation, readWhole, tusVersion } from './rules.ts'
import { deleteUpload } from './delete-upload.ts'
import { saveEdit } from './save-edit.ts'
import { openDocument } from './open-document.ts'

const bytesPerMinute = 64 * 2 ** 20
/** Of files of imports, which are sent at a desk. */
const importBytesPerMinute = 256 * 2 ** 20

type Header = (name: string) => string | undefined

/** Uploads by tus 1.0, and the pictures and documents that they become. */
export function createPictureHandlers(tools: Tools): Route[] {
  const { db, wakePictures } = tools
  const mayBring = createMeter(bytesPerMinute)
  const mayImport = createMeter(importBytesPerMinute)
  return [
    handleSignedIn(endpoints.createUpload, async ({ header, session, language }) => {
      checkVersion(header)
      const begun = readCreation(header('upload-length'), header('upload-metadata'))
      if ('refused' in begun) throw new AppError(begun.refused, { limit: Math.max(...Object.values(uploadBytes)) })
      const id = await addUpload(db, session, begun)
      const upload = await getUpload(tools, id, session)
      return new Json(JSON.stringify({ data: toWire(upload, language) }), {
        ...whenOver(upload),
        Location: `/v2/uploads/${id}`,
      })
    }),
    handleSignedIn(endpoints.upload, async ({ input, session, language }) => {
      const upload = await getUpload(tools, input.id, session)
      return new Json(JSON.stringify({ data: toWire(upload, language) }), {
        ...whenOver(upload),
        'Upload-Length': String(upload.size),
        'Upload-Offset': String(upload.taken),
        'Cache-Control': 'no-store',
      })
    }),
    handleSignedIn(endpoints.continueUpload, async ({ input, bytes, header, session }) => {
      checkVersion(header)
      const offset = readWhole(header('upload-offset'))
      if (offset === null) throw new AppError('request.invalid')
      checkBytes(bytes, header('upload-checksum'))
      const isImport = (await findPurpose(db, input.id, session.client_id)) === 'import'
      const wait = (isImport ? mayImport : mayBring)(session.client_id, bytes.length)
      if (wait > 0) throw new AppError('upload.too_many', { retryAfter: wait })
      const upload = await addPiece(db, { id: input.id, clientId: session.client_id, offset, bytes })
      if (upload.taken === upload.size) wakePictures()
      return new Json('', { ...whenOver(upload), 'Upload-Offset': String(upload.taken) })
    }),
    handleSignedIn(endpoints.deleteUpload, async ({ input, session }) => {
      await deleteUpload(db, input.id, session.client_id)
      return null
    }),
    handleSignedIn(endpoints.pictures, async ({ input }) => ({ data: await listPictures(db, input.keys) })),
    handleSignedIn(endpoints.editPicture, async ({ input, session, reach }) => {
      const data = await saveEdit(db, input, reach === 'all' ? null : session.agency_id)
      wakePictures()
      return { data }
    }),
    handleSignedIn(endpoints.document, async ({ input, session, reach }) => {
      const file = await openDocument(tools, input.name, { session, reach })
      return new Bytes(file.bytes, file.headers)
    }),
  ]
}

function checkVersion(header: Header): void {
  if (header('tus-resumable') !== tusVersion) throw new AppError('upload.version')
}

function checkBytes(bytes: Uint8Array, header: string | undefined): void {
  const wanted = readChecksum(header)
  if (wanted === 'unknown') throw new AppError('request.invalid')
  if (wanted && !timingSafeEqual(wanted, createHash('sha256').update(bytes).digest())) {
    throw new AppError('upload.checksum')
  }
}

async function getUpload({ db }: Pick<Tools, 'db'>, id: string, { client_id }: Session): Promise<UploadRow> {
  const upload = await findUpload(db, id, client_id)
  if (!upload) throw new AppError('upload.not_found')
  if (upload.is_expired) throw new AppError('upload.expired')
  return upload
}

const whenOver = ({ expires_at }: UploadRow) => ({ 'Upload-Expires': expires_at.toUTCString() })

function toWire(upload: UploadRow, language: Language): Upload {
  const { id, purpose, size, taken, became, picture_state } = upload
  const problem = picture_state === 'bad' ? 'picture.unreadable' : upload.problem
  const isThere = became !== null && picture_state !== 'raw'
  const state = problem ? 'refused' : isThere ? 'ready' : taken === size ? 'working' : 'coming'
  const said = problem ? toRefusal(new AppError(problem as ErrorCode), language).body : null
  return {
    id,
    purpose,
    size,
    taken,
    state,
    became,
    problem: said && { code: said.code, message: said.message },
    expires_at: upload.expires_at.toISOString(),
  }
}
