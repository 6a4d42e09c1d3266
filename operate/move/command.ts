import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { readEnvironment } from '../../env.ts'
import { formatCount, formatSeconds } from '../format.ts'
import { runCommand } from '../run-command.ts'
import { moveToPostgres } from './move-to-postgres.ts'

/** `npm run move-to-postgres -- postgres://…`: the embedded database onto a server, and what is to be set then. */
async function move(): Promise<string> {
  const began = performance.now()
  const [url = '', ...more] = parseArgs({ allowPositionals: true, options: {} }).positionals
  if (!url || more.length > 0)
    throw new Error('Where to? npm run move-to-postgres -- postgres://user:password@host/name')
  const env = readEnvironment(process.env)
  const { manifest, at, about } = await moveToPostgres(env, url)
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  return `${formatCount(rows)} rows are in ${about}, after ${formatSeconds(began)}. Start the product with these settings:
  DATABASE_URL=${url.replace(/(?<=:\/\/[^:@/]*):[^@/]*@/, ':<password>@')}
  SECRET=${env.SECRET ? '<as it is>' : `<what is in ${resolve(env.DATA_DIR, 'secret')}>`}
  DEMO=${env.DEMO ? '1' : '0'}
The embedded database is left as it was in ${resolve(env.DATA_DIR, 'db')}, and a backup of it in ${at}.`
}

await runCommand(move)
