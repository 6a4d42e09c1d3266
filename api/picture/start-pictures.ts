import type { Tools } from '../tools.ts'
import { createWorkshop, type Workshop } from '../tools/picture/workshop.ts'
import { startLoop, type Loop } from '../tools/start-loop.ts'
import { buildDerivatives } from './build-derivatives.ts'
import { completeUpload } from './complete-upload.ts'
import { takeJob, takeWholeUpload } from './queries.ts'

const restMs = 2000

/** Does the next thing there is to do for pictures: looks into an upload, or makes derivatives. False where nothing waits. */
export async function followPictures(
  { db, uploads }: Pick<Tools, 'db' | 'uploads'>,
  workshop: Workshop,
): Promise<boolean> {
  const shop = { db, uploads, workshop }
  const upload = await takeWholeUpload(db)
  if (upload) await completeUpload(shop, upload)
  const job = upload ? null : await takeJob(db)
  if (job) await buildDerivatives(shop, job)
  return upload !== null || job !== null
}

/** Makes pictures of what was uploaded, so many at a time, in processes that give way to pages. */
export function startPictures(tools: Pick<Tools, 'db' | 'uploads' | 'log'>, workers: number): Loop {
  const workshop = createWorkshop()
  const loops = Array.from({ length: workers }, () =>
    startLoop({
      restMs,
      onError: (err) => tools.log.error({ err }, 'pictures could not be made'),
      work: async () => ((await followPictures(tools, workshop)) ? 0 : restMs),
    }),
  )
  return {
    wake: () => loops.forEach((loop) => loop.wake()),
    close: async () => {
      // What is under way is another process's once its lease is over.
      workshop.close()
      await Promise.all(loops.map((loop) => loop.close()))
    },
  }
}
