import { execFile, execFileSync, spawn } from 'node:child_process'
import { appendFile, chmod, cp, mkdir, mkdtemp, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

import { findFreePort } from '../../check/product.ts'
import { printTable } from '../table.ts'
import { startServer } from '../world.ts'
import { readWords } from './place.ts'

// `npm run faults -- upgrade [embedded] [server]`: one machine, without systemd: the true tarball installed, upgraded, brought back by hand, and brought back by itself
// when a release does not get ready. Everything lies below a temporary root (`--destdir`); a small program stands in for
// systemctl and starts what the unit names. Linux.
const run = promisify(execFile)
const work = await mkdtemp(join(tmpdir(), 'marquesina-upgrade-'))
const port = await findFreePort()
const seen: [string, string][] = []
const wrongs: string[] = []
let root = ''
let opt = ''

try {
  const key = await makeKey()
  const tarballs = await makeTarballs(key.secret)
  for (const place of readWords().places) {
    root = join(work, place)
    opt = join(root, 'opt/marquesina')
    await writeControl()
    const server = place === 'server' ? await startServer() : undefined
    try {
      await tryUpgrades(place, { key, first: tarballs, databaseUrl: server?.url })
    } finally {
      await control('stop').catch((error: unknown) => wrongs.push(String(error)))
      await server?.stop()
    }
  }
} catch (error) {
  wrongs.push(String(error))
} finally {
  await rm(work, { recursive: true, force: true })
}
printTable('One machine: a release installed, replaced and brought back', ['what', 'seen'], seen)
for (const wrong of wrongs) console.log(`WRONG: ${wrong}`)
if (wrongs.length > 0) process.exitCode = 1

type Given = {
  key: Awaited<ReturnType<typeof makeKey>>
  first: Awaited<ReturnType<typeof makeTarballs>>
  databaseUrl: string | undefined
}

async function tryUpgrades(place: string, { key, first, databaseUrl }: Given): Promise<void> {
  seen.push([`-- ${place}`, ''])
  const began = Date.now()
  const installed = await install(['--key', key.public, '--site-url', 'https://www.example.com', first.good])
  hold('installed, and ready', installed.code === 0 && (await isReady()), installed.output)
  seen.push(['seconds until the first release is ready', ((Date.now() - began) / 1000).toFixed(0)])
  const file = join(root, 'etc/marquesina/env')
  if (databaseUrl) {
    await appendFile(file, `DATABASE_URL=${databaseUrl}\n`)
    await control('restart')
    hold('on PostgreSQL, and ready', await isReady(), '')
  }
  const settings = await readFile(file, 'utf8')
  hold('a secret of its own', /^SECRET=[0-9a-f]{64}$/m.test(settings), settings)
  hold('a second run changes nothing', (await install([first.good])).code === 0 && (await settingsAre(settings)), '')

  const spoiled = join(work, 'spoiled')
  await cp(first.folder, spoiled, { recursive: true })
  await appendFile(join(spoiled, first.nextName), 'x')
  hold(
    'a spoiled tarball is refused',
    (await upgrade([join(spoiled, first.nextName)])).code !== 0 && (await current()) === '1.0.0',
    '',
  )
  const foreign = await makeKey()
  hold('a stranger’s signature is refused', (await upgrade(['--key', foreign.public, first.next])).code !== 0, '')

  const marker = await leaveMark()
  const upgraded = await upgrade([first.next])
  hold('upgraded', upgraded.code === 0 && (await current()) === '1.1.0' && (await isReady()), upgraded.output)
  const before = (await backups()).find((name) => name.startsWith('before-1.1.0'))
  hold('a backup from before', before !== undefined, upgraded.output)
  const drilled = await runCommand(['drill', join(root, 'var/backups/marquesina', before ?? 'none')])
  hold('the backup brings the product back', drilled.code === 0, drilled.output)
  hold('data has stayed', (await readFile(marker, 'utf8')) === 'mine', '')

  const back = await upgrade(['--back'])
  hold('back by hand', back.code === 0 && (await current()) === '1.0.0' && (await isReady()), back.output)

  const broken = await upgrade([first.broken], 20)
  const isBack = broken.code !== 0 && (await current()) === '1.0.0' && (await isReady())
  hold('a release that does not get ready goes back by itself', isBack, broken.output)
}

/** One build under three versions, the last of which ends at its start; a mark says which one runs. */
async function makeTarballs(key: string) {
  execFileSync('npm', ['run', '--silent', 'build'], { stdio: 'inherit' })
  const staged = join(work, 'staged')
  execFileSync('deploy/release.sh', ['--stage', staged], { stdio: 'inherit' })
  const folder = join(work, 'tarballs')
  await mkdir(folder)
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
    await writeFile(join(staged, 'VERSION'), `${version}\n`)
    if (version === '1.2.0') {
      await rm(join(staged, 'build/server/main.js'))
      await writeFile(join(staged, 'build/server/main.js'), 'process.exit(1)\n')
    }
    const name = ['--transform', 's,^staged,marquesina,', '--directory', work, 'staged']
    await run('tar', ['--create', '--file', join(folder, nameOf(version)), ...name])
  }
  const { stdout } = await run('sh', ['-c', 'sha256sum -- *.tar.gz'], { cwd: folder })
  await writeFile(join(folder, 'SHA256SUMS'), stdout)
  const signing = ['pkeyutl', '-sign', '-rawin', '-inkey', key, '-in', 'SHA256SUMS', '-out', 'SHA256SUMS.sig']
  await run('openssl', signing, { cwd: folder })
  const at = (version: string) => join(folder, nameOf(version))
  return { folder, good: at('1.0.0'), next: at('1.1.0'), nextName: nameOf('1.1.0'), broken: at('1.2.0') }
}

function nameOf(version: string): string {
  return `marquesina-${version}-${process.platform}-${process.arch}.tar.gz`
}

async function makeKey() {
  const folder = await mkdtemp(join(work, 'key-'))
  const key = { secret: join(folder, 'release.key'), public: join(folder, 'release.pub') }
  await run('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', key.secret])
  await run('openssl', ['pkey', '-in', key.secret, '-pubout', '-out', key.public])
  return key
}

/** Stands in for systemctl: starts what the unit names, with its settings, in the folder that `current` leads to. */
async function writeControl(): Promise<void> {
  const script = `#!/usr/bin/env bash
set -euo pipefail
pid=${work}/pid
stop() {
  if [[ -e $pid ]]; then
    kill "$(cat "$pid")" 2>/dev/null || true
    while kill -0 "$(cat "$pid")" 2>/dev/null; do sleep 0.1; done
    rm -f "$pid"
  fi
}
start() {
  cd "$(readlink -f ${opt}/current)"
  while IFS= read -r line; do
    if [[ $line =~ ^[A-Z_]+= ]]; then export "$line"; fi
  done <${root}/etc/marquesina/env
  export BUILD=off DATA_DIR=${root}/var/lib/marquesina LOG_LEVEL=warn
  command=$(sed -n 's|^ExecStart=/opt/marquesina/current/||p' ${root}/etc/systemd/system/marquesina.service)
  setsid $command >>${work}/journal 2>&1 9>&- &
  echo $! >$pid
}
case $1 in
  enable) if ! { [[ -e $pid ]] && kill -0 "$(cat "$pid")" 2>/dev/null; }; then start; fi ;;
  restart) stop && start ;;
  stop) stop ;;
esac
`
  await writeFile(join(work, 'control'), script)
  await chmod(join(work, 'control'), 0o755)
}

async function control(word: string): Promise<void> {
  await run(join(work, 'control'), [word])
}

type Ran = { code: number; output: string }

function install(words: string[]): Promise<Ran> {
  return runScript('deploy/vm/install.sh', ['--port', String(port), ...words])
}

function upgrade(words: string[], readySeconds?: number): Promise<Ran> {
  return runScript(join(opt, 'current/deploy/vm/upgrade.sh'), words, readySeconds)
}

/** One of the product's commands, as `/usr/local/bin/marquesina` and the units run it. */
function runCommand(words: string[]): Promise<Ran> {
  return runProgram(join(opt, 'current/deploy/vm/run.sh'), words, process.env)
}

async function runScript(script: string, words: string[], readySeconds = 120): Promise<Ran> {
  const env = { ...process.env, SERVICE_CONTROL: join(work, 'control'), READY_SECONDS: String(readySeconds) }
  return runProgram(script, ['--destdir', root, ...words], env)
}

async function runProgram(program: string, words: string[], env: NodeJS.ProcessEnv): Promise<Ran> {
  const child = spawn(program, words, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number>((resolve) => child.once('close', (ended) => resolve(ended ?? 1)))
  return { code, output }
}

async function isReady(): Promise<boolean> {
  for (let tries = 0; tries < 40; tries++, await sleep(250)) {
    const isWell = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (isWell) return true
  }
  return false
}

async function current(): Promise<string> {
  return (await readlink(join(opt, 'current'))).split('/').at(-1)!
}

function backups(): Promise<string[]> {
  return readdir(join(root, 'var/backups/marquesina'))
}

async function settingsAre(text: string): Promise<boolean> {
  return (await readFile(join(root, 'etc/marquesina/env'), 'utf8')) === text
}

async function leaveMark(): Promise<string> {
  const file = join(root, 'var/lib/marquesina/mine')
  await writeFile(file, 'mine')
  return file
}

function hold(what: string, isSo: boolean, output: string): void {
  seen.push([what, isSo ? 'yes' : 'NO'])
  if (!isSo) wrongs.push(`${what}\n${output}`)
}
