import * as z from 'zod/mini'

import { crop } from '../draft/document.ts'
import { endpoint } from '../endpoint.ts'
import { problem } from '../fields.ts'
import { photo } from '../property/property.ts'
import { maxPieceBytes, turns, uploadPurposes } from './picture.ts'

/** What became of an upload: it waits for pieces, is looked at, is there, or could not be used. */
export const uploadStates = ['coming', 'working', 'ready', 'refused'] as const
export type UploadState = (typeof uploadStates)[number]

export const upload = z.object({
  id: z.string(),
  purpose: z.enum(uploadPurposes),
  size: z.int(),
  taken: z.int(),
  state: z.enum(uploadStates),
  /** Key of the picture, or name of the file, that it became. */
  became: z.nullable(z.string()),
  /** Why it could not be used, for programs and for people. */
  problem: z.nullable(z.object({ code: z.string(), message: z.string() })),
  expires_at: z.string(),
})
export type Upload = z.infer<typeof upload>

export const storedPicture = z.object({
  key: z.string(),
  /** Whether its smaller forms are made. */
  state: z.enum(['raw', 'ready', 'bad']),
  photo,
})
export type StoredPicture = z.infer<typeof storedPicture>

const uuid = z
  .string(problem('field.required'))
  .check(z.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/, problem('field.invalid')))
const key = z.string(problem('field.required')).check(z.regex(/^[\w/-]{1,80}$/, problem('field.invalid')))
const keys = z.pipe(
  z.transform((value) => (value === undefined || Array.isArray(value) ? value : [value])),
  z
    .array(key, problem('field.required'))
    .check(z.minLength(1, problem('field.required')), z.maxLength(80, problem('field.too_long'))),
)
const id = { id: uuid }
const one = z.object({ data: upload })

/** Uploads by tus 1.0 (creation, termination, expiration, checksum), and the pictures that they become. */
export const uploadEndpoints = {
  createUpload: endpoint({
    method: 'POST',
    path: '/v2/uploads',
    summary: 'Begins an upload (tus 1.0): Upload-Length says how large it is, Upload-Metadata what it becomes.',
    input: z.object({}),
    headers: ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata'],
    output: one,
    status: 201,
  }),
  upload: endpoint({
    method: 'GET',
    path: '/v2/uploads/{id}',
    summary: 'How far an upload has come and what it became; asked with HEAD, Upload-Offset says where to go on.',
    input: z.object(id),
    output: one,
  }),
  continueUpload: endpoint({
    method: 'PATCH',
    path: '/v2/uploads/{id}',
    summary: 'Adds a piece to an upload (tus 1.0); with Upload-Checksum it is taken only as it was sent.',
    input: z.object(id),
    headers: ['Tus-Resumable', 'Upload-Offset', 'Upload-Checksum'],
    takesBytes: maxPieceBytes,
    output: z.unknown(),
    status: 204,
    mayConflict: true,
  }),
  deleteUpload: endpoint({
    method: 'DELETE',
    path: '/v2/uploads/{id}',
    summary: 'Ends an upload; its pieces are thrown away.',
    input: z.object(id),
    headers: ['Tus-Resumable'],
    output: z.unknown(),
    status: 204,
  }),
  pictures: endpoint({
    method: 'GET',
    path: '/v2/workspace/pictures',
    summary: 'Pictures by their keys, in the order in which they were asked for; unknown ones are left out.',
    input: z.object({ keys }),
    output: z.object({ data: z.array(storedPicture) }),
  }),
  editPicture: endpoint({
    method: 'POST',
    path: '/v2/workspace/pictures/edits',
    summary: 'Makes an uploaded picture anew as it is turned and cut; the answer names the key of that form.',
    input: z.object({
      key,
      turn: z.optional(z.literal(turns, problem('field.not_an_option'))),
      crop: z.optional(crop),
    }),
    output: z.object({ data: storedPicture }),
  }),
  document: endpoint({
    method: 'GET',
    path: '/v2/workspace/documents/{name}',
    summary: 'A private document of the agency, to be saved and not shown.',
    input: z.object({
      name: z.string(problem('field.required')).check(z.regex(/^\d{1,9}-[\da-f-]{36}$/, problem('field.invalid'))),
    }),
    output: z.string(),
    media: 'application/octet-stream',
  }),
}
