import { parseArgs } from 'node:util'

import { type Database, openDatabase } from '#api/database/open.ts'

import { readEnvironment } from '../../env.ts'
import { runCommand } from '../run-command.ts'
import { dropFactor, setManager, setStaff } from './set-staff.ts'

const usage = 'npm run staff -- ana@example.com [--remove | --agency 3 | --reset-factor]'
const options = {
  remove: { type: 'boolean' },
  agency: { type: 'string' },
  'reset-factor': { type: 'boolean' },
} as const

/** `npm run staff -- ana@example.com`: who of the accounts is of the network's staff, or leads an agency. */
async function changeStaff(): Promise<string> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options })
  const [email = '', ...more] = positionals
  if (!email || more.length > 0 || Object.keys(values).length > 1) throw new Error(`Whose account? ${usage}`)
  if (values.agency !== undefined && !/^[1-9]\d{0,8}$/.test(values.agency)) throw new Error(`Which agency? ${usage}`)
  const { DATABASE_URL: url, DATA_DIR: dataDir } = readEnvironment(process.env)
  const database = await openDatabase({ url, dataDir })
  try {
    return await change(database.db, email, values)
  } finally {
    await database.close()
  }
}

type Values = { remove?: boolean; agency?: string; 'reset-factor'?: boolean }

async function change(db: Database, email: string, values: Values): Promise<string> {
  if (values.agency)
    return `${await setManager(db, email, Number(values.agency))} (${email}) now leads agency ${values.agency}.`
  if (values['reset-factor']) return `${await dropFactor(db, email)} (${email}) has no second factor any more.`
  const name = await setStaff(db, email, !values.remove)
  return `${name} (${email}) ${values.remove ? 'is no longer' : 'is now'} of the staff.`
}

await runCommand(changeStaff)
