import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { build } from 'vite'

/** What is fetched only when it is looked at (maps, panoramas, galleries) is kept when it has been. */
const largest = 64 * 1024

// Builds the worker of `web/offline/` beside the site that has just been built, with the list of the site's files.
const root = join(import.meta.dirname, '..')
const client = join(root, 'build', 'site', 'client')
const assets = join(client, 'assets')

const names = readdirSync(assets).filter((name) => /\.(js|css|woff2)$/.test(name))
const files = names
  .filter((name) => statSync(join(assets, name)).size <= largest || name.startsWith('framework-'))
  .map((name) => `/assets/${name}`)
const source = names.join() + hashOf(join(root, 'web', 'offline', 'service-worker.ts'))

await build({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  define: {
    __BUILD__: JSON.stringify(createHash('sha256').update(source).digest('hex').slice(0, 10)),
    __FILES__: JSON.stringify(files),
  },
  build: {
    outDir: client,
    emptyOutDir: false,
    target: 'es2023',
    minify: 'oxc',
    rolldownOptions: {
      input: join(root, 'web', 'offline', 'service-worker.ts'),
      output: { entryFileNames: 'service-worker.js', format: 'iife' },
    },
  },
})

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex')
}
