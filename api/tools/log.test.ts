import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { expect, onTestFinished, test } from 'vitest'

/** A process that writes two megabytes of log, says so, and writes another line when it is asked to. */
const program = `
const { openLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))})
const log = openLog('info')
console.log('it starts')
for (let line = 0; line < 20000; line++) log.info({ line }, 'x'.repeat(60))
await new Promise((resolve) => setImmediate(resolve))
process.send('written')
process.once('message', () => {
  log.info('the last')
  setTimeout(() => process.disconnect(), 50)
})`

function start(stdout: 'pipe' | number) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  const end = async () => {
    child.send('end')
    return (await ended)[0] as number | null
  }
  // Whoever dies of its log says nothing.
  const written = Promise.race([once(child, 'message'), ended]).then(([said]) => said as unknown)
  return { out: child.stdout as Readable, written, end }
}

test('nobody waits for a log that is not read, and what it missed is counted when it is', async () => {
  const { out, written, end } = start('pipe')
  expect(await written).toBe('written')
  let text = ''
  out.setEncoding('utf8').on('data', (part: string) => (text += part))
  await expect.poll(() => text.split('\n').length).toBeGreaterThan(1000)
  expect(await end()).toBe(0)
  const lines = text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as { line?: number; lines?: number; msg: string })
  const whole = lines.filter(({ line }) => line !== undefined)
  expect(whole.length).toBeLessThan(20_000)
  expect(lines.slice(-2)).toEqual([
    expect.objectContaining({ lines: 20_000 - whole.length, level: 40 }),
    expect.objectContaining({ msg: 'the last' }),
  ])
})

test('a log whose reader has gone ends nothing', async () => {
  const { out, written, end } = start('pipe')
  out.destroy()
  expect(await written).toBe('written')
  expect(await end()).toBe(0)
})

test.skipIf(!existsSync('/dev/full'))('a log on a full disk ends nothing', async () => {
  const full = openSync('/dev/full', 'w')
  const { written, end } = start(full)
  closeSync(full)
  expect(await written).toBe('written')
  expect(await end()).toBe(0)
})
