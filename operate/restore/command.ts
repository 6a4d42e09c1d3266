import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { chooseUploads } from '#api/tools/choose-uploads.ts'

import { readEnvironment, type Environment } from '../../env.ts'
import { readKeyFile } from '../archive/encryption.ts'
import { formatCount, formatSeconds } from '../format.ts'
import { bringBackup } from '../place/bring-backup.ts'
import { openPlace } from '../place/open-place.ts'
import { runCommand } from '../run-command.ts'
import { openTarget } from './open-target.ts'
import { restoreBackup, type Restored } from './restore-backup.ts'

const usage = 'npm run restore -- FILE|s3://…|last [--into-new NAME] [--send-letters] [--end-sessions]'

/** `npm run restore -- FILE`: everything of a backup into an empty database. */
async function restore(): Promise<string> {
  const began = performance.now()
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      'into-new': { type: 'string' },
      'send-letters': { type: 'boolean', default: false },
      'end-sessions': { type: 'boolean', default: false },
    },
  })
  const [name, ...more] = positionals
  if (!name || more.length > 0) throw new Error(`Which backup? ${usage}`)
  const env = readEnvironment(process.env)
  const intoNew = values['into-new']
  const dataDir = intoNew && !env.DATABASE_URL ? intoNew : env.DATA_DIR
  const { file, release } = await bringBackup(env, name)
  try {
    const restored = await restoreBackup({
      file,
      key: env.BACKUP_KEY_FILE === undefined ? undefined : readKeyFile(env.BACKUP_KEY_FILE),
      openTarget: () => openTarget({ url: env.DATABASE_URL, dataDir, intoNew }),
      uploads: chooseUploads(env, join(dataDir, 'uploads')),
      secret: env.SECRET,
      sendsLetters: values['send-letters'],
      endsSessions: values['end-sessions'],
      deletions: await listDeletions(env, name),
    })
    const said = { sendsLetters: values['send-letters'], endsSessions: values['end-sessions'] }
    return describe(restored, { ...said, time: formatSeconds(began) })
  } finally {
    release()
  }
}

/** Those of where backups lie, and those beside the file. */
async function listDeletions(env: Environment, name: string) {
  const beside = name === 'last' ? undefined : name.replace(/[^/]*$/, '') || '.'
  const found = await openPlace(env).readDeletions()
  return beside ? [...found, ...(await openPlace(env, beside).readDeletions())] : found
}

type Said = { sendsLetters: boolean; endsSessions: boolean; time: string }

function describe({ manifest, about, erased, secret }: Restored, { sendsLetters, endsSessions, time }: Said): string {
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  const secrets = {
    same: null,
    none: 'It brought no secret: links in letters and sign-ins by Google begin anew unless SECRET is that of before.',
    kept: 'Its secret lies in DATA_DIR/secret; with DATABASE_URL set SECRET to what is in it.',
    other: 'SECRET is not the one it was made with: links in letters that were sent before do not work.',
  }
  return [
    `${formatCount(rows)} rows of ${manifest.taken_at} are in ${about}, after ${time}.`,
    sendsLetters
      ? null
      : 'Letters and calls to webhooks that waited were dropped, and what saved searches had not heard of is not told.',
    endsSessions
      ? 'Everybody is signed out, links in letters do not work, and programs need new tokens.'
      : 'Sessions, tokens and suspensions are those of that moment: who was signed out, suspended or had a token withdrawn since is in again. With --end-sessions nobody would be.',
    erased > 0 ? `${formatCount(erased)} accounts that were deleted since have been deleted again.` : null,
    secrets[secret],
  ]
    .filter((line) => line !== null)
    .join('\n')
}

await runCommand(restore)
