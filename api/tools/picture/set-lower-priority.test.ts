import { execFileSync } from 'node:child_process'
import { platform } from 'node:os'

import { expect, test } from 'vitest'

import { setLowerPriority } from './set-lower-priority.ts'

const script = `
  const { spawn } = await import('node:child_process')
  const { getPriority, setPriority } = await import('node:os')
  const { setLowerPriority } = await import('./set-lower-priority.ts')
  setPriority(0, 5)
  if (process.getuid() === 0) process.setuid(65534)
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' })
  setLowerPriority(child.pid, 3)
  const less = getPriority(child.pid)
  setLowerPriority(child.pid, 19)
  console.log(less, getPriority(child.pid))
  child.kill()`

test.skipIf(platform() === 'win32')(
  'a product that runs at a low priority has its pictures made at a lower one',
  () => {
    const words = ['--no-warnings', '--experimental-strip-types', '--input-type=module', '--eval', script]
    const said = execFileSync(process.execPath, words, { cwd: import.meta.dirname, encoding: 'utf8' })
    expect(said.trim()).toBe('8 19')
  },
)

test('a child that has ended is nobody’s trouble', () => {
  expect(() => setLowerPriority(2 ** 22 + 1, 3)).not.toThrow()
})
