import { mkdirSync } from 'node:fs'
import { enableCompileCache, flushCompileCache, setSourceMapsSupport } from 'node:module'
import { join } from 'node:path'

import { beginEarlyLoad } from '#api/search/early-load.ts'

import { canWriteIn } from './builder/build-turn.ts'

// The bundled server's first words: React and the router choose their form by the environment, and what has been compiled
// once is read from then on. Only a folder that belongs to us: whoever could write there could run their code in here.
process.env.NODE_ENV ??= 'production'
// Errors name the lines that were written; packages bring maps of their own, which would only take memory.
setSourceMapsSupport(true, { nodeModules: false })
const built = join(import.meta.dirname, 'build')
const folder = canWriteIn(built) ? join(built, 'compiled') : join(process.env.DATA_DIR || 'data', 'compiled')
try {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  enableCompileCache(folder)
} catch {
  // A start without it is half a second slower.
}
// The thread reads what has been compiled, too.
beginEarlyLoad(process.env)
await import('./server.ts')
// Not only at the end, which may come without a word.
flushCompileCache()
