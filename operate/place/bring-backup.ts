import type { Environment } from '../../env.ts'
import { openPlace } from './open-place.ts'

/** A backup by its address, or `last`: the newest of where the settings say that they lie. */
export async function bringBackup(env: Environment, name: string): Promise<{ file: string; release: () => void }> {
  if (name === 'last') {
    const place = openPlace(env)
    const newest = (await place.list()).at(-1)
    if (!newest) throw new Error(`There is no backup in ${place.about}.`)
    return place.bring(newest)
  }
  if (!name.startsWith('s3://')) return { file: name, release: () => {} }
  const [, folder = '', file = ''] = /^(.*)\/([^/]+)$/.exec(name) ?? []
  return openPlace(env, folder).bring(file)
}
