import { createHash } from 'node:crypto'

import { eq, sql } from 'drizzle-orm'

import type { ErrorCode } from '#contract/errors.ts'
import { keptSide, maxPicturePixels } from '#contract/picture/picture.ts'

import type { Database, Transaction } from '../database/open.ts'
import { holdUpload, loosenUpload } from '../http/upload/queries.ts'
import { checkHeader } from '../tools/picture/check-header.ts'
import { scrubVideo } from '../tools/picture/scrub-video.ts'
import type { Done, Workshop } from '../tools/picture/workshop.ts'
import type { Uploads } from '../tools/uploads.ts'
import { findSamePicture, hasPicture, putOff, readPieces, type UploadRow } from './queries.ts'
import { pictureJobs, pictures, uploadParts, uploads } from './table.ts'

export type Shop = { db: Database; uploads: Uploads; workshop: Workshop }

/** A round picture is kept as large as the widest view of it needs. */
const keptRound = 5760
/** Within an hour and a half. */
const maxAttempts = 4
/** From saving a file until a row holds it. */
const minutesToHold = 10

/** Makes of a whole upload what it is to become, or writes down why it cannot be. May be done again after any end. */
export async function completeUpload(shop: Shop, upload: UploadRow): Promise<void> {
  const bytes = await readPieces(shop.db, upload)
  if (upload.attempts > maxAttempts) return refuse(shop, upload, 'picture.unreadable')
  if (upload.purpose === 'video') return keepVideo(shop, upload, bytes)
  if (upload.purpose === 'document') return keepDocument(shop, upload, bytes)
  // The file of an import stays in pieces; no worker of pictures is given it.
  if (upload.purpose === 'import') return
  return keepPicture(shop, upload, upload.purpose, bytes)
}

async function keepPicture(
  shop: Shop,
  upload: UploadRow,
  purpose: 'photo' | 'plan' | 'view_360',
  bytes: Buffer,
): Promise<void> {
  const checked = checkHeader(bytes, purpose, upload.about.poster !== undefined)
  if ('problem' in checked) return refuse(shop, upload, checked.problem)
  const side = purpose === 'view_360' ? keptRound : keptSide
  const work = { kind: 'take', bytes: checked.pixels, side, maxPixels: maxPicturePixels } as const
  const taken = await shop.workshop.run(work).catch(async (error: unknown) => {
    await putOff(shop.db, 'upload', upload.id)
    throw error
  })
  if (!taken?.original) return refuse(shop, upload, 'picture.unreadable')
  const sha256 = createHash('sha256').update(taken.original).digest()
  const same = await findSamePicture(shop.db, upload.agency_id, sha256)
  if (same) return end(shop, upload, async (tx) => becomeSame(tx, upload, same))
  const key = `u/${upload.id}${purpose === 'view_360' ? '-pano' : ''}`
  await save(shop, `o/${upload.id}`, taken.original)
  await end(shop, upload, async (tx) => {
    await holdUpload(tx, `o/${upload.id}`)
    return addPicture(tx, upload, { key, taken, sha256 })
  })
}

type Added = { key: string; taken: Done; sha256: Buffer }

async function addPicture(tx: Transaction, upload: UploadRow, { key, taken, sha256 }: Added): Promise<Became> {
  const { width, height, tone, dhash } = taken
  const { agency_id } = upload
  const state = { source: 'upload', state: 'raw', has_avif: false } as const
  const bits = BigInt.asIntN(64, BigInt(`0x${dhash}`))
  const added = await tx
    .insert(pictures)
    .values({ key, width, height, tone, ...state, dhash: bits, sha256, agency_id })
    .onConflictDoNothing()
    .returning({ key: pictures.key })
  // The same picture came by another upload meanwhile.
  if (added.length === 0) return becomeSame(tx, upload, (await findSamePicture(tx, agency_id, sha256)) ?? key)
  // What people sent goes before what was fetched; whose AVIF waits until nothing else does.
  const priority = (upload.client_id === null ? 2 : 0) + (upload.about.cover ? 0 : 1)
  await tx.insert(pictureJobs).values({ picture: key, format: 'webp', priority }).onConflictDoNothing()
  return { became: key }
}

async function becomeSame(tx: Transaction, { draft_id }: UploadRow, key: string): Promise<Became> {
  const isTwice = draft_id !== null && (await hasPicture(tx, draft_id, key))
  // What was on its way out stays.
  await tx.update(pictures).set({ unused_since: null }).where(eq(pictures.key, key))
  return isTwice ? { became: null, problem: 'picture.twice' } : { became: key }
}

async function keepVideo(shop: Shop, upload: UploadRow, bytes: Buffer): Promise<void> {
  const video = scrubVideo(bytes)
  if (!video) return refuse(shop, upload, 'video.unreadable')
  await keepFile(shop, upload, `v/${upload.id}.mp4`, video)
}

async function keepDocument(shop: Shop, upload: UploadRow, bytes: Buffer): Promise<void> {
  if (!isDocument(bytes)) return refuse(shop, upload, 'document.unreadable')
  await keepFile(shop, upload, `d/${upload.agency_id}-${upload.id}`, bytes)
}

async function keepFile(shop: Shop, upload: UploadRow, name: string, bytes: Buffer): Promise<void> {
  await save(shop, name, bytes)
  await end(shop, upload, async (tx) => {
    await holdUpload(tx, name)
    return { became: name }
  })
}

/** Whether bytes begin as a PDF, JPEG or PNG does. */
export function isDocument(bytes: Buffer): boolean {
  return ['25504446', 'ffd8ff', '89504e47'].some(
    (magic) => bytes.subarray(0, magic.length / 2).toString('hex') === magic,
  )
}

/** Its name is written down first: whatever ends in between, nothing is left in the store that nobody knows of. */
async function save({ db, uploads: store }: Shop, name: string, bytes: Uint8Array): Promise<void> {
  await loosenUpload(db, name, minutesToHold)
  await store.save(name, bytes)
}

type Became = { became: string | null; problem?: ErrorCode }

async function end({ db }: Shop, { id }: UploadRow, work: (tx: Transaction) => Promise<Became>): Promise<void> {
  await db.transaction(async (tx) => {
    const { became, problem = null } = await work(tx)
    const expires_at = sql`now() + interval '48 hours'`
    await tx.update(uploads).set({ became, problem, expires_at, leased_until: null }).where(eq(uploads.id, id))
    await tx.delete(uploadParts).where(eq(uploadParts.upload_id, id))
  })
}

function refuse(shop: Shop, upload: UploadRow, problem: ErrorCode): Promise<void> {
  return end(shop, upload, async () => ({ became: null, problem }))
}
