import type { Tools } from '../../tools.ts'
import { forgetUpload, takeDueUploads } from './queries.ts'

/**
 * Removes the uploads that no row holds any more from the store, from however many processes. It never refuses: what a
 * store that is away still has stays written down, for the next time.
 */
export async function removeLooseUploads({ db, uploads, log }: Pick<Tools, 'db' | 'uploads' | 'log'>): Promise<void> {
  try {
    for (;;) {
      const names = await takeDueUploads(db)
      if (names.length === 0) return
      for (const name of names) {
        await uploads.remove(name)
        await forgetUpload(db, name)
      }
    }
  } catch (err) {
    log.warn({ err }, 'uploads that nobody holds any more are still in the store, and will be removed later')
  }
}
