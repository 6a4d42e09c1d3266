import { existsSync, renameSync, rmSync } from 'node:fs'

import { PGlite } from '@electric-sql/pglite'

// Makes an empty database of the engine in the folder that is named, for others to begin with; what is there stays.
const [template = ''] = process.argv.slice(2)
const unfinished = `${template}.part`
if (!existsSync(template)) {
  rmSync(unfinished, { recursive: true, force: true })
  const database = await PGlite.create({ dataDir: unfinished })
  await database.close()
  renameSync(unfinished, template)
}
