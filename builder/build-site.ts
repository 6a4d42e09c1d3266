import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { filesIn } from './built-from.ts'
import { compressFile, isCompressible } from './compress-file.ts'

// Builds the site into `build/site`, as small as it gets in a moment: `finish-site.ts` does the rest behind.
const root = join(import.meta.dirname, '..')
const site = join(root, 'build', 'site')
const client = join(site, 'client')
const quick = { brotli: 5, gzip: 9 }

rmSync(join(site, 'inputs.json'), { force: true })
rmSync(join(site, 'finished.txt'), { force: true })
await runNode([join('node_modules', '@react-router', 'dev', 'bin.cjs'), 'build', '--logLevel', 'warn'])
shortenRouteList(join(client, 'assets'))
await runNode(['builder/build-worker.ts'])
await Promise.all(
  filesIn(client)
    .filter(isCompressible)
    .map((file) => compressFile(file, quick)),
)

/**
 * Takes out of the list of routes, of which every page reads all, what a browser does not go by: which scripts a
 * route's own script brings (they say so themselves), and everything that a route has not.
 */
function shortenRouteList(folder: string): void {
  const [name] = readdirSync(folder).filter((file) => /^manifest-\w+\.js$/.test(file))
  if (!name) throw new Error('the build has no list of routes')
  const file = join(folder, name)
  const [, start = '', json = '', end = ''] = /^([^{]*)(.*?)(;?\s*)$/s.exec(readFileSync(file, 'utf8')) ?? []
  const list = JSON.parse(json) as { routes: Record<string, Record<string, unknown>> }
  for (const [id, { imports: _, ...route }] of Object.entries(list.routes)) {
    list.routes[id] = Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))
  }
  writeFileSync(file, `${start}${JSON.stringify(list)}${end}`)
}

function runNode(args: string[]): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  const end = () => child.kill()
  process.once('exit', end)
  process.once('SIGTERM', () => process.exit(143))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      process.off('exit', end)
      if (code === 0) resolve()
      else reject(new Error(`${args[0]} ended with code ${code}`))
    })
  })
}
