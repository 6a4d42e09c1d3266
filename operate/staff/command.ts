import { parseArgs } from 'node:util'

import { openDatabase } from '#api/database/open.ts'

import { readEnvironment } from '../../env.ts'
import { runCommand } from '../run-command.ts'
import { setStaff } from './set-staff.ts'

/** `npm run staff -- ana@example.com [--remove]`: who of the accounts is of the network's staff. */
async function changeStaff(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean' } } })
  const [email = '', ...more] = positionals
  if (!email || more.length > 0) throw new Error('Whose account? npm run staff -- ana@example.com [--remove]')
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readEnvironment(process.env)
  const database = await openDatabase({ url, dataDir })
  try {
    const name = await setStaff(database.db, email, !values.remove)
    return `${name} (${email}) ${values.remove ? 'is no longer' : 'is now'} of the staff.`
  } finally {
    await database.close()
  }
}

await runCommand(changeStaff)
