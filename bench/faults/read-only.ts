import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { endsWell } from '../../check/program.ts'
import { launchProduct, startProduct } from '../../check/product.ts'

// A root that nobody may write, and a user who owns nothing of it: what was built serves pages and pictures, and what was
// not is said by name. It needs Linux and a root who may mount; elsewhere it counts as skipped.
const root = resolve(import.meta.dirname, '..', '..')
const nobody = 65_534

if (!canMount()) {
  console.log('skipped: it needs root, unshare and setpriv')
} else if (await endsWell('node', ['builder/build.ts'])) {
  const work = await mkdtemp(join(tmpdir(), 'marquesina-read-only-'))
  try {
    await servesWhatIsBuilt(work)
    await namesWhatIsMissing(work, 'site')
    await namesWhatIsMissing(work, 'server')
  } finally {
    await rm(work, { recursive: true, force: true })
  }
} else {
  process.exitCode = 1
}

async function servesWhatIsBuilt(work: string): Promise<void> {
  const { settings, place } = makeRoom(work)
  const product = await startProduct(settings, { command: runReadOnly(place, 'pictures') })
  try {
    for (const path of ['/', '/propiedades', '/en/properties', '/pictures/hero-640.avif', '/pictures/hero-640.webp']) {
      const { status, headers } = await askPatiently(product.url + path)
      check(`${path} ${status} ${headers.get('content-type')}`, status === 200)
    }
    const folder = join(settings.DATA_DIR, 'pictures')
    const kept = existsSync(folder) ? readdirSync(folder) : []
    check(`with the data: ${kept.join(', ')}`, kept.includes('hero-640.avif') && kept.includes('hero-640.webp'))
    check(`ready after ${product.readyAfter} ms`, true)
  } finally {
    await product.stop()
  }
}

/** A picture is derived when it is asked for; a machine that is busy says when to come again. */
async function askPatiently(address: string): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address)
    if (answer.status !== 503 || tries === 30) return answer
    await sleep(1000 * Number(answer.headers.get('retry-after') ?? 1))
  }
}

async function namesWhatIsMissing(work: string, part: string): Promise<void> {
  const { settings, place } = makeRoom(work)
  const launched = await launchProduct(settings, { command: runReadOnly(place, part) })
  const code = await new Promise((ended) => launched.process.once('exit', ended))
  const said = launched.output().trim()
  check(`without build/${part} it ends with ${String(code)}: ${said}`, code === 1 && said.includes(`build/${part}`))
  await launched.stop()
}

/** A folder of data for a user who owns nothing else, and a place for the read-only root. */
function makeRoom(work: string) {
  chmodSync(work, 0o755)
  const [place, data] = [join(work, 'root'), join(work, `data-${readdirSync(work).length}`)]
  mkdirSync(place, { recursive: true })
  mkdirSync(data)
  chownSync(data, nobody, nobody)
  return { place, settings: { BUILD: 'off', DATA_DIR: data } }
}

/** The product in a mount namespace of its own, whose root is read-only and of which one part of the build is empty. */
function runReadOnly(place: string, without: string): string[] {
  const script = [
    'set -e',
    'mount --make-rprivate /',
    'mount --bind "$1" "$2"',
    'mount -t tmpfs -o ro none "$2/build/$3"',
    'mount -o remount,ro,bind "$2"',
    'cd "$2"',
    `exec setpriv --reuid ${nobody} --regid ${nobody} --clear-groups "$4" --max-semi-space-size=8 start.js`,
  ]
  return ['unshare', '-m', 'sh', '-c', script.join('\n'), 'sh', root, place, without, process.execPath]
}

function canMount(): boolean {
  if (process.getuid?.() !== 0) return false
  try {
    execFileSync('unshare', ['-m', 'setpriv', '--reuid', String(nobody), 'true'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function check(seen: string, isWell: boolean): void {
  console.log(`${isWell ? '  ' : 'WRONG: '}${seen}`)
  if (!isWell) process.exitCode = 1
}
