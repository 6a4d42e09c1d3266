import { parseArgs } from 'node:util'

import { readEnvironment } from '../../env.ts'
import { formatCount, formatSeconds } from '../format.ts'
import { runCommand } from '../run-command.ts'
import { runDrill } from './run-drill.ts'

/** `npm run drill [-- FILE|s3://…]`: whether the last backup would bring the product back. */
async function drill(): Promise<string> {
  const began = performance.now()
  const [name] = parseArgs({ allowPositionals: true, options: {} }).positionals
  const { manifest, pages, listings } = await runDrill(readEnvironment(process.env), name)
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0)
  return `The backup of ${manifest.taken_at} brings the product back: ${formatCount(rows)} rows, ${formatCount(listings)} properties found, ${pages} pages answered, in ${formatSeconds(began)}.`
}

await runCommand(drill)
