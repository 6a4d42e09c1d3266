import { chmodSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

import { PGlite } from '@electric-sql/pglite'

// Makes an empty database of the engine in the folder that is named, for others to begin with; what is there stays.
const [template = ''] = process.argv.slice(2)
const unfinished = `${template}.part`
if (!existsSync(template)) {
  rmSync(unfinished, { recursive: true, force: true })
  const database = await PGlite.create({ dataDir: unfinished })
  await database.close()
  // There is nothing in it yet, and whoever runs the product may be another user than who built it.
  for (const name of readdirSync(unfinished, { recursive: true, withFileTypes: true })) {
    chmodSync(join(name.parentPath, name.name), name.isDirectory() ? 0o755 : 0o644)
  }
  renameSync(unfinished, template)
}
