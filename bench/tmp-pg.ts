import { execFileSync } from 'node:child_process'
import { createSettings, makeWorld, startServer } from './world.ts'
const server = await startServer()
try {
  const s = createSettings(await makeWorld(server, 50_000))
  const words = Object.entries(s).map(([k, v]) => `${k}=${v}`)
  execFileSync(process.execPath, ['/tmp/start-tools/ready.mjs', '4', 'start.js', ...words], { stdio: 'inherit' })
  execFileSync(process.execPath, ['/tmp/start-tools/prof-pg.mjs'], { stdio: 'inherit', env: { ...process.env, ...s } })
} finally {
  await server.stop()
}
