import { join } from 'node:path'

import { createTransport } from 'nodemailer'

import { chooseUploads } from '#api/tools/choose-uploads.ts'
import { createUploadName } from '#api/tools/uploads.ts'

import type { Environment } from '../../env.ts'
import { readSuccess } from '../note-success.ts'
import { readBackupName } from '../place/backup-name.ts'
import { openPlace } from '../place/open-place.ts'
import { createFindings, type Finding } from './finding.ts'

const hour = 3_600_000

/** What the product relies on beside its database: the store, the mail server, and a backup that is not old. */
export async function checkAround(env: Environment): Promise<Finding[]> {
  return [await checkStore(env), await checkMail(env), await checkBackup(env), checkDrill(env)]
}

async function checkStore(env: Environment): Promise<Finding> {
  const { ok, fail } = createFindings('uploads')
  const where = env.STORAGE_URL ?? join(env.DATA_DIR, 'uploads')
  const uploads = chooseUploads(env, join(env.DATA_DIR, 'uploads'))
  const name = createUploadName()
  try {
    await uploads.save(name, Buffer.from('doctor'))
    const kept = await uploads.read(name)
    await uploads.remove(name)
    const isGone = (await uploads.read(name)) === null
    if (kept && isGone && Buffer.from(kept).toString() === 'doctor') return ok(`${where} keeps, gives and forgets`)
    return fail(`${where} does not give back what it was given, or keeps what was deleted`, 'Look at the store.')
  } catch (error) {
    return fail(
      `${where}: ${(error as Error).message}`,
      'Mend STORAGE_URL and its keys, which may get, put, delete and list.',
    )
  }
}

async function checkMail({ MAIL_URL, DEMO }: Environment): Promise<Finding> {
  const { ok, warn, fail } = createFindings('mail')
  if (!MAIL_URL) {
    if (DEMO) return ok('letters lie in a folder')
    return warn('letters lie in a folder, and nobody gets them', 'Set MAIL_URL.')
  }
  const patience = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 5000, dnsTimeout: 5000 }
  const transport = createTransport({ url: MAIL_URL, ...patience })
  try {
    await transport.verify()
    return ok(`${new URL(MAIL_URL).host} greets`)
  } catch (error) {
    return fail(
      `${new URL(MAIL_URL).host}: ${(error as Error).message}`,
      'Mend MAIL_URL; letters wait for a day meanwhile.',
    )
  } finally {
    transport.close()
  }
}

async function checkBackup(env: Environment): Promise<Finding> {
  const { ok, warn, fail } = createFindings('backup')
  const place = openPlace(env)
  const remedy = 'npm run backup, and hourly by a timer: docs/operate/backup.md.'
  try {
    const newest = (await place.list()).at(-1)
    if (!newest) return env.DEMO ? ok('none of the demo') : warn(`there is none in ${place.about}`, remedy)
    const age = Date.now() - readBackupName(newest)!.getTime()
    const said = `the last is ${Math.floor(age / hour)} h old`
    return age > 26 * hour ? warn(said, remedy) : ok(said)
  } catch (error) {
    return fail((error as Error).message, 'Mend BACKUP_URL and its keys.')
  }
}

function checkDrill(env: Environment): Finding {
  const { ok, warn } = createFindings('drill')
  const last = readSuccess(env, 'drill')
  const remedy = 'npm run drill, and weekly by a timer.'
  if (!last) return env.DEMO ? ok('none of the demo') : warn('no backup was ever tried', remedy)
  const days = Math.floor((Date.now() - last.getTime()) / 24 / hour)
  return days > 8 ? warn(`the last was ${days} days ago`, remedy) : ok(`${days} days ago`)
}
