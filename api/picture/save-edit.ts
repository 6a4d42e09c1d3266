import type { DraftPhoto } from '#contract/draft/document.ts'
import { isUploadedKey, readPictureKey } from '#contract/picture/picture-key.ts'
import type { StoredPicture } from '#contract/picture/upload.ts'

import { AppError } from '../app-error.ts'
import type { Database } from '../database/open.ts'
import { addShownPictures } from './add-shown-pictures.ts'
import { listPictures } from './queries.ts'

type Edit = Pick<DraftPhoto, 'key' | 'turn' | 'crop'>

/** Makes a picture of the agency anew as it is turned and cut; of another's there is none. */
export async function saveEdit(db: Database, edit: Edit, agencyId: number | null): Promise<StoredPicture> {
  const said = readPictureKey(edit.key)
  const [original] = await listPictures(db, [edit.key])
  const isOurs = original && (agencyId === null || original.agency_id === agencyId)
  const isOriginal = isUploadedKey(edit.key) && said?.turn === 0 && !said.crop && !said.isPanorama
  if (!isOurs || !isOriginal) throw new AppError('request.not_found')
  const [form] = await db.transaction((tx) => addShownPictures(tx, [edit]))
  const [data] = await listPictures(db, [form!.shown])
  return data!
}
