import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { afterEach, beforeEach, expect, test } from 'vitest'

import { describeThisProcess } from './lock-holder.ts'
import { lockFolder } from './lock.ts'

let parent: string
let folder: string
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'marquesina-lock-'))
  folder = join(parent, 'db')
})
afterEach(() => rmSync(parent, { recursive: true }))

const leave = (lock: unknown) => writeFileSync(`${folder}.lock`, typeof lock === 'string' ? lock : JSON.stringify(lock))
const deadPid = () => spawnSync(process.execPath, ['-e', '']).pid

test('a folder is held by one process, which the refusal names', async () => {
  const lock = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow(`The database in ${folder} is in use by process ${process.pid}.`)
  lock.release()
  expect(existsSync(`${folder}.lock`)).toBe(false)
})

test.each([
  ['a process that is dead', () => ({ ...describeThisProcess(), pid: deadPid() })],
  [
    'an older process of our number, as a restarted container finds it',
    () => ({ ...describeThisProcess(), started: '1' }),
  ],
  ['an older release whose process is dead', () => String(deadPid())],
])('%s is succeeded at once', async (_, holder) => {
  leave(holder())
  const lock = await lockFolder(folder, () => expect.unreachable('nobody is waited for'))
  expect(lock.isHeld()).toBe(true)
  lock.release()
})

test('an older release that runs is refused to', async () => {
  leave('1') // the machine's first process always runs
  await expect(lockFolder(folder)).rejects.toThrow('in use by process 1.')
})

test('a holder on another machine is left alone while it is heard of, and succeeded when it is silent', async () => {
  leave({ ...describeThisProcess(), host: 'other', boot: 'another' })
  let beats = 0
  const beat = setInterval(() => utimesSync(`${folder}.lock`, new Date(), new Date(1e12 + 1000 * ++beats)), 50)
  await expect(lockFolder(folder)).rejects.toThrow(
    `in use by process ${process.pid} of another container or machine (other).`,
  )
  clearInterval(beat)

  const said: string[] = []
  const [one, two] = await Promise.allSettled([lockFolder(folder, (line) => said.push(line)), lockFolder(folder)])
  expect(said).toEqual([expect.stringContaining(`${folder} left it without a word`)])
  // Two that have waited do not both get it.
  expect([one.status, two.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  for (const end of [one, two]) if (end.status === 'fulfilled') end.value.release()
})

test('a holder that is stopped, and so says nothing, is refused to while the system knows that it lives', async () => {
  const holder = spawn(
    process.execPath,
    [
      '--eval',
      `import { lockFolder } from './api/database/lock.ts'
       await lockFolder(${JSON.stringify(folder)})
       console.log('held')
       process.stdin.resume().once('end', () => process.exit())`,
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  try {
    await once(holder.stdout, 'data')
    // As one in another container: its number says nothing here.
    const seen = JSON.parse(readFileSync(`${folder}.lock`, 'utf8'))
    holder.kill('SIGSTOP')
    leave({ ...seen, space: 'pid:[1]', host: 'other' })
    await expect(lockFolder(folder, () => expect.unreachable('nobody is waited for'))).rejects.toThrow(
      `in use by process ${holder.pid} of another container or machine (other).`,
    )
  } finally {
    holder.kill('SIGKILL')
    await once(holder, 'exit')
  }
})

test('whoever finds the folder taken by another knows that it is no longer held, and leaves the other alone', async () => {
  const lock = await lockFolder(folder)
  const lost = new Promise<void>((resolve) => lock.onLost(resolve))
  const other = JSON.stringify({ ...describeThisProcess(), id: 'another' })
  leave(other)
  await lost
  expect(lock.isHeld()).toBe(false)
  lock.release()
  expect(readFileSync(`${folder}.lock`, 'utf8')).toBe(other)
})

/** As in a container: the process is number 1 of a space of its own. */
const contained = ['--pid', '--mount', '--fork', '--mount-proc', '--kill-child']
const canContain = spawnSync('unshare', [...contained, 'true']).status === 0

const opener = `
  import { openDatabase } from './api/database/open.ts'
  const database = await openDatabase({ dataDir: process.env.DATA_DIR })
  await database.pool.query('create table if not exists visit (at timestamptz)')
  await database.pool.query('insert into visit values (now())')
  const { rows } = await database.pool.query('select count(*)::int as visits from visit')
  console.log(process.pid + ' opened, visit ' + rows[0].visits)
  // Never longer than the test.
  process.stdin.resume().once('end', () => process.exit())
`

function openContained() {
  const child = spawn('unshare', [...contained, process.execPath, '--eval', opener], {
    env: { PATH: process.env.PATH, DATA_DIR: parent },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  let failures = ''
  child.stderr.on('data', (part) => (failures += part))
  const ended = once(child, 'exit').then(() => failures)
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator](), ended }
}

test.skipIf(!canContain)(
  'of two containers on one folder the second is refused, and succeeds the first when it is dead',
  async () => {
    const first = openContained()
    expect((await first.lines.next()).value).toBe('1 opened, visit 1')
    const second = openContained()
    expect(await second.ended).toContain('is in use by process 1 of another container or machine')

    first.child.kill('SIGKILL')
    await first.ended
    const third = openContained()
    expect((await third.lines.next()).value).toContain('left it without a word')
    expect((await third.lines.next()).value).toBe('1 opened, visit 2')
    third.child.kill('SIGKILL')
    await third.ended
  },
)
