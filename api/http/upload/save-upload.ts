import { AppError } from '../../app-error.ts'
import type { Tools } from '../../tools.ts'
import { createUploadName } from '../../tools/uploads.ts'
import { loosenUpload } from './queries.ts'

/** From saving it until a row holds it, a call takes seconds. */
const minutesToHold = 10

/**
 * Keeps bytes and answers their name, which a row is to hold within minutes (`holdUpload`). Its name is written down
 * first: whatever dies in between, nothing is left in the store that nobody knows of.
 */
export async function saveUpload({ db, uploads }: Pick<Tools, 'db' | 'uploads'>, bytes: Uint8Array): Promise<string> {
  const name = createUploadName()
  await loosenUpload(db, name, minutesToHold)
  try {
    await uploads.save(name, bytes)
  } catch (cause) {
    throw new AppError('storage.unavailable', { cause })
  }
  return name
}
