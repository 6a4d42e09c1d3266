import { parseArgs } from 'node:util'

import { readEnvironment } from '../../env.ts'
import { formatCount, formatMegabytes, formatSeconds } from '../format.ts'
import { runCommand } from '../run-command.ts'
import { noteSuccess } from '../note-success.ts'
import { openPlace } from '../place/open-place.ts'
import { removeSuperfluous } from '../place/remove-superfluous.ts'
import { makeBackup } from './make-backup.ts'

/**
 * `npm run backup [-- --to FILE|FOLDER|s3://… --without-secret --prune]`: writes everything into one file, and with
 * `--prune` removes what the new one makes superfluous.
 */
async function backUp(): Promise<string> {
  const began = performance.now()
  const {
    to,
    'without-secret': withoutSecret = false,
    prune: isPruned = false,
  } = parseArgs({
    options: { to: { type: 'string' }, 'without-secret': { type: 'boolean' }, prune: { type: 'boolean' } },
  }).values
  if (isPruned && to !== undefined) throw new Error('--prune is for the place of BACKUP_URL, not for --to.')
  const env = readEnvironment(process.env)
  const { at, bytes, manifest, heldMs } = await makeBackup(env, { to, withoutSecret })
  noteSuccess(env, 'backup')
  // Not before the new one is where it belongs.
  const removed = isPruned ? await removeSuperfluous(openPlace(env)) : 0
  const { tables, missing_uploads: missing, parts } = manifest
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0)
  const uploads = Object.keys(parts).filter((name) => name.startsWith('uploads/')).length
  const lines = [
    `${at}: ${formatCount(rows)} rows of ${Object.keys(tables).length} tables and ${formatCount(uploads)} uploads, ${formatMegabytes(bytes)} in ${formatSeconds(began)}.`,
    heldMs !== undefined && `The running product held its callers up for ${formatCount(heldMs)} ms.`,
    missing.length > 0 && `${formatCount(missing.length)} uploads that rows name are not in the store.`,
    removed > 0 && `${formatCount(removed)} older backups were removed.`,
    !env.BACKUP_KEY_FILE && 'It is not encrypted, and holds what people told the network: BACKUP_KEY_FILE names a key.',
  ]
  return lines.filter(Boolean).join('\n')
}

await runCommand(backUp)
