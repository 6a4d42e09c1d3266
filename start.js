// What `npm start` runs: the bundled server, once it is bundled. Plain JavaScript, because the compiler that takes types
// out would cost each start 40 ms and the server 16 MB.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = import.meta.dirname
const stamp = join(root, 'build', 'server', 'inputs.json')

/** Whether the bundle is what the sources say now. */
async function isBuilt() {
  try {
    const { isBuiltFrom } = await import('./build/server/built-from.js')
    return isBuiltFrom(stamp)
  } catch {
    return false
  }
}

if (process.env.BUILD !== 'off' && !(await isBuilt())) {
  const { status } = spawnSync(process.execPath, ['builder/build-server.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
if (!existsSync(join(root, 'build', 'server', 'main.js'))) {
  console.error('BUILD is off, and build/server is not there: `npm run build` makes it.')
  process.exit(1)
}
await import('./build/server/main.js')
