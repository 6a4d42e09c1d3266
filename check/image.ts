import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { findFreePort } from './product.ts'
import { runImage } from './run-image.ts'
import { addTotals, countOne, formatTotals, nothing } from './totals.ts'

// The last stage of the image, built without a registry and run as a container would: on a base of this machine's
// libraries, as user 1000, with a root that cannot be written. Needs Linux, root and buildah; else it counts as skipped.
// `npm run check:image`

const maxMegabytes = 260
const maxCompressedMegabytes = 100

type Config = {
  User: string
  WorkingDir: string
  Env: string[]
  Entrypoint: string[]
  Cmd: string[]
  Volumes: Record<string, unknown>
  StopSignal: string
  Healthcheck?: { Test: string[] }
}

let totals = nothing
const missing = whatIsMissing()
if (missing) {
  console.log(`The image was not built: ${missing}.`)
  totals = addTotals(totals, { ...nothing, skipped: 1 })
} else {
  const work = mkdtempSync(join(tmpdir(), 'marquesina-image-'))
  try {
    await checkImage(work)
  } finally {
    buildah(work, ['umount', '--all'])
    rmSync(work, { recursive: true, force: true })
  }
}
console.log(`\n${formatTotals(totals)}`)
process.exitCode = totals.failed === 0 ? 0 : 1

function whatIsMissing(): string | null {
  if (process.platform !== 'linux') return 'it needs Linux'
  if (process.getuid?.() !== 0) return 'only root may mount it'
  const programs = ['buildah', 'unshare', 'nsenter', 'setpriv', 'ldd']
  return (
    programs.find((program) => spawnSync(program, ['--version']).error !== undefined)?.concat(' is missing') ?? null
  )
}

function hold(what: string, isSo: boolean): void {
  totals = addTotals(totals, countOne(!isSo))
  console.log(`${isSo ? 'ok' : 'FAILED'}  ${what}`)
}

async function checkImage(work: string): Promise<void> {
  run('npm', ['run', '--silent', 'build'])
  buildBase(work)
  buildLastStage(work)
  const config = readConfig(work)
  hold('user 1000, one volume, ends by SIGTERM, asks /readyz about itself', isSafe(config))
  const root = mountImage(work)
  hold('its parts are listed in sbom.cdx.json', listsParts(join(root, 'app', 'sbom.cdx.json')))
  hold(
    'no shell, no npm',
    ['bin/sh', 'usr/bin/npm', 'app/node_modules/npm'].every((path) => !existsSync(join(root, path))),
  )
  hold('no derived demo pictures', !existsSync(join(root, 'app', 'build', 'pictures')))
  const bytes = Number(run('du', ['--summarize', '--bytes', root]).split('\t')[0])
  const compressed = Number(run('sh', ['-c', `tar --create --directory '${root}' . | gzip | wc --bytes`]))
  hold(`${toMegabytes(bytes)} MB, at most ${maxMegabytes}`, bytes <= maxMegabytes * 1e6)
  hold(
    `${toMegabytes(compressed)} MB compressed, at most ${maxCompressedMegabytes}`,
    compressed <= maxCompressedMegabytes * 1e6,
  )

  const data = join(work, 'volume')
  mkdirSync(data)
  run('chown', ['1000:1000', data])
  const env = {
    ...readEnv(config),
    HOST: '127.0.0.1',
    PORT: String(await findFreePort()),
    DEMO: '1',
    LOG_LEVEL: 'warn',
  }
  const command = [...config.Entrypoint, ...config.Cmd]
  const health = config.Healthcheck!.Test.slice(1)
  await runImage({ root, data, env, command, workingDir: config.WorkingDir, health }, hold)
}

function toMegabytes(bytes: number): number {
  return Math.round(bytes / 1e6)
}

/** What Node and the native parts of packages load, from this machine: in place of the base that a registry has. */
function buildBase(work: string): void {
  const folder = join(work, 'base')
  const native = run('find', [
    'node_modules/@img',
    'node_modules/node/bin',
    '-type',
    'f',
    '(',
    '-name',
    '*.node',
    '-o',
    '-name',
    'node',
    ')',
  ])
  const files = native
    .trim()
    .split('\n')
    .filter((file) => !file.includes('musl'))
  const libraries = new Set(
    files.flatMap((file) => [...run('ldd', [file]).matchAll(/(\/\S+) \(0x/g)].map(([, path]) => path!)),
  )
  for (const library of [...libraries].filter((path) => !path.includes('node_modules'))) {
    mkdirSync(join(folder, dirname(library)), { recursive: true })
    cpSync(realpathSync(library), join(folder, library))
  }
  for (const path of ['tmp', 'proc', 'dev', 'etc']) mkdirSync(join(folder, path), { recursive: true })
  const container = buildah(work, ['from', 'scratch']).trim()
  buildah(work, ['copy', container, folder, '/'])
  buildah(work, ['commit', '--format', 'docker', container, 'localhost/base'])
  buildah(work, ['rm', container])
}

/** The Dockerfile's own last stage; what the stage before it hands over is laid out here instead. */
function buildLastStage(work: string): void {
  const context = join(work, 'context')
  run('deploy/release.sh', ['--stage', join(context, 'release'), '--without-template'])
  mkdirSync(join(context, 'data'))
  const lastStage = readFileSync('deploy/container/Dockerfile', 'utf8').split(/^FROM \$\{BASE\}$/m)[1]
  if (!lastStage) throw new Error('the Dockerfile has no stage FROM ${BASE}')
  const copies = lastStage.replaceAll(/COPY --from=build (--chown=\S+ )?\/(\w+)/g, 'COPY $1$2')
  writeFileSync(join(work, 'Dockerfile'), `FROM localhost/base\n${copies}`)
  const about = ['--format', 'docker', '--isolation', 'chroot', '--tag', 'localhost/marquesina']
  buildah(work, ['bud', ...about, '--file', join(work, 'Dockerfile'), context])
}

function readConfig(work: string): Config {
  const inspected = JSON.parse(buildah(work, ['inspect', '--type', 'image', 'localhost/marquesina'])) as {
    Docker: { config: Config }
  }
  return inspected.Docker.config
}

function isSafe({ User, Volumes, StopSignal, Healthcheck }: Config): boolean {
  const asks = Healthcheck?.Test.join(' ') ?? ''
  return (
    User === '1000:1000' &&
    Object.keys(Volumes).join() === '/data' &&
    StopSignal === 'SIGTERM' &&
    asks.includes('/readyz')
  )
}

function readEnv({ Env }: Config): Record<string, string> {
  return Object.fromEntries(Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]))
}

function mountImage(work: string): string {
  const container = buildah(work, ['from', 'localhost/marquesina']).trim()
  return buildah(work, ['mount', container]).trim()
}

function listsParts(file: string): boolean {
  const { bomFormat, components } = JSON.parse(readFileSync(file, 'utf8')) as {
    bomFormat: string
    components: { name: string }[]
  }
  return bomFormat === 'CycloneDX' && components.some(({ name }) => name === 'pg')
}

/** With a store of its own, which goes with the folder. */
function buildah(work: string, words: string[]): string {
  const store = ['--root', join(work, 'store'), '--runroot', join(work, 'run'), '--storage-driver', 'vfs']
  return run('buildah', [...store, ...words])
}

function run(program: string, words: string[]): string {
  return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], maxBuffer: 1e9 })
}
