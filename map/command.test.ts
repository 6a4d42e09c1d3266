import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterEach, expect, test } from 'vitest'

import { writeTestArchive } from '#api/place/tiles/test-archive.ts'

import { startRangeServer } from './test-range-server.ts'

// Pieces of 1.5 MB: two of them are asked for at once.
const file = writeTestArchive(
  Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [
      `10/${310 + at}/456`,
      createHash('shake256', { outputLength: 1_500_000 }).update(String(at)).digest('hex'),
    ]),
  ),
)
const running: (() => void)[] = []
afterEach(() => running.splice(0).forEach((stop) => stop()))

const newFolder = () => mkdtempSync(join(tmpdir(), 'marquesina-command-'))

async function serve(...behaviour: [Parameters<typeof startRangeServer>[1]?]) {
  const server = await startRangeServer(file, ...behaviour)
  running.push(server.stop)
  return server
}

function start(folder: string, ...words: string[]) {
  const child = spawn(process.execPath, ['map/command.ts', ...words], {
    env: { PATH: process.env.PATH, DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.push(() => child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part))
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, said }))
  return { child, ended, said: () => said }
}

test.each([
  [['--from', 'ftp://x/y'], '--from must be the address of a PMTiles file'],
  [['--from', '/etc/passwd'], '--from must be the address of a PMTiles file'],
  [['--bbox', '1,2,3'], '--bbox must be west,south,east,north in degrees'],
  [['--bbox=-68,17,-72,20'], '--bbox must be west,south,east,north in degrees'],
  [['--bbox=-72,17,-68,'], '--bbox must be west,south,east,north in degrees'],
  [['--maxzoom', '16'], '--maxzoom must be a whole number from 6 to 15'],
  [['--planet'], "Unknown option '--planet'"],
])('%o are refused in one line', async (words, why) => {
  const { code, said } = await start(newFolder(), ...words).ended
  expect(code).toBe(1)
  expect(said.trim().split('\n')).toEqual([expect.stringContaining(why)])
})

test('it brings the region of the brand, says how much, and lays it where nobody else may read', async () => {
  const { address } = await serve()
  const folder = newFolder()
  const { code, said } = await start(folder, '--from', address).ended
  expect(said).toMatch(/0\.0 MB of 9\.\d MB\n[^]*9\.(\d) MB of 9\.\1 MB\n {2}100 % checked\n/)
  expect(said).toContain(`${join(folder, 'map', 'region.pmtiles')}: a running product draws it within a minute`)
  expect(code).toBe(0)
  expect(statSync(join(folder, 'map', 'region.pmtiles')).mode & 0o077).toBe(0)
})

test('two at once: the second is told, and neither it nor a killed one stands in the way of the next', async () => {
  let isHeld = true
  const server = await serve(({ first, last }) => isHeld && last - first > 1_000_000 && first > 4_000_000)
  const folder = newFolder()
  const one = start(folder, '--from', server.address)
  await expect.poll(one.said).toMatch(/[1-9]\.\d MB of/)
  const two = await start(folder, '--from', server.address).ended
  expect(two).toEqual({ code: 1, said: `Process ${one.child.pid} is bringing the streets already.\n` })

  one.child.kill('SIGKILL')
  await one.ended
  isHeld = false
  const before = server.sent()
  // Without a word of where from: what is unfinished says it.
  const three = await start(folder).ended
  expect(three.code).toBe(0)
  expect(three.said).toContain(server.address)
  expect(server.sent() - before).toBeLessThan(file.length * 0.8)
})

test('whoever stops it is told how it goes on', async () => {
  const server = await serve(({ first, last }) => last - first > 1_000_000)
  const { child, ended, said } = start(newFolder(), '--from', server.address)
  await expect.poll(said).toContain('MB of')
  child.kill('SIGINT')
  expect(await ended).toEqual({ code: 1, said: expect.stringContaining('goes on where this one ended') })
})
