import { spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { minify } from 'terser'

import { filesIn } from './built-from.ts'
import { compressFile, isCompressible, writeWhole } from './compress-file.ts'

// Makes every file of the built site as small as it becomes, one after the other, and goes on where it was stopped.
// Its first word is where an empty database is to be made, its second `part/of` where others do the rest.
const [template = '', share = '0/1'] = process.argv.slice(2)
const [part = 0, parts = 1] = share.split('/').map(Number)
const site = join(import.meta.dirname, '..', 'build', 'site')
const client = join(site, 'client')
const stamp = join(site, 'inputs.json')
const finished = join(site, 'finished.txt')

/** What the built-in minifier leaves: a kilobyte and a half of the search page after Brotli (decision 183). */
const terserOptions = {
  compress: { passes: 3, ecma: 2020, keep_fargs: false, unsafe_arrows: true },
  format: { comments: false },
} as const

/** A larger script is the map's, which comes as small as it gets. */
const largest = 256 * 1024

process.on('SIGTERM', () => process.exit(0))
process.on('disconnect', () => process.exit(0))

const release = readRelease()
if (part === 0 && !existsSync(template))
  spawnSync(process.execPath, [join('api', 'database', 'make-template.ts'), template])
const names = filesIn(client)
  .map((file) => relative(client, file))
  .filter(isCompressible)
const done = readDone()
for (const name of names.filter((name, at) => at % parts === part && !done.has(name))) {
  // Another build has begun: these are no longer its files.
  if (readRelease() !== release) process.exit(0)
  await finishFile(name)
  appendFileSync(finished, `${name}\n`)
  process.send?.(name)
  // A pause as long as a page takes: they come first.
  if (process.send) await sleep(20)
}
const all = readDone()
if (names.every((name) => all.has(name))) appendFileSync(finished, '.\n')
process.exit(0)

async function finishFile(name: string): Promise<void> {
  const file = join(client, name)
  const size = statSync(file).size
  if (name.endsWith('.js') && size <= largest) {
    const code = readFileSync(file, 'utf8')
    const { code: smaller = code } = await minify(code, { ...terserOptions, module: name.startsWith('assets') })
    if (smaller.length < code.length) writeWhole(file, smaller)
  }
  await compressFile(file, { brotli: 11, gzip: 9 })
}

function readDone(): Set<string> {
  return new Set(existsSync(finished) ? readFileSync(finished, 'utf8').split('\n') : [])
}

/** What the present build was made of; null while another one is made. */
function readRelease(): string | null {
  return existsSync(stamp) ? (JSON.parse(readFileSync(stamp, 'utf8')) as { content: string }).content : null
}
