import { eq, sql } from 'drizzle-orm'

import { panoramaWidths, pictureWidths } from '#contract/picture/picture.ts'
import { readPictureKey } from '#contract/picture/picture-key.ts'

import type { Shop } from './complete-upload.ts'
import { putOff, type Job } from './queries.ts'
import { pictureJobs, pictures } from './table.ts'

const maxAttempts = 4
/** What comes after: AVIF costs three times as much and waits until everything is there as WebP. */
const avifLater = 10

/** Makes all widths of a picture in one format out of its original, and says that they are there. */
export async function buildDerivatives(shop: Shop, job: Job): Promise<void> {
  const key = readPictureKey(job.picture)
  const original = key ? await shop.uploads.read(`o/${key.id}`) : null
  if (!key || !original || job.attempts > maxAttempts) return giveUp(shop, job)
  const { id: _, ...form } = key
  const { format } = job
  const wide = form.isPanorama ? [...panoramaWidths] : []
  const widths = { widths: [...pictureWidths], wide }
  const work = { kind: 'derive', bytes: original, form, format, ...widths } as const
  const done = await shop.workshop.run(work).catch(async (error: unknown) => {
    await putOff(shop.db, 'picture_job', job.id)
    throw error
  })
  if (!done) return giveUp(shop, job)
  for (const [width, picture] of done.pictures) await shop.uploads.save(`${job.picture}-${width}.${format}`, picture)
  if (done.shared) await shop.uploads.save(`${job.picture}-og.jpg`, done.shared)
  await shop.db.transaction(async (tx) => {
    const { width, height, tone } = done
    // Turned and cut it is another picture to the eye.
    const dhash = BigInt.asIntN(64, BigInt(`0x${done.dhash}`))
    const shown = format === 'webp' ? { state: 'ready' as const, width, height, tone, dhash } : { has_avif: true }
    await tx.update(pictures).set(shown).where(eq(pictures.key, job.picture))
    await tx.delete(pictureJobs).where(eq(pictureJobs.id, job.id))
    if (format === 'avif') return
    const next = { picture: job.picture, format: 'avif' as const, priority: job.priority + avifLater }
    await tx.insert(pictureJobs).values(next).onConflictDoNothing()
  })
}

/** What cannot be decoded now cannot be later either; what was taken from the store may come back. */
async function giveUp({ db }: Shop, job: Job): Promise<void> {
  await db.transaction(async (tx) => {
    if (job.format === 'webp') {
      await tx
        .update(pictures)
        .set({ state: 'bad' })
        .where(sql`${pictures.key} = ${job.picture} and state = 'raw'`)
    }
    await tx.delete(pictureJobs).where(eq(pictureJobs.id, job.id))
  })
}
