import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

type Image = {
  /** The image's files, laid out. */
  root: string
  /** What is mounted at `/data`. */
  data: string
  env: Record<string, string>
  command: string[]
  workingDir: string
  health: string[]
}
type Hold = (what: string, isSo: boolean) => void

/** Mounts the image read-only in a mount and process space of its own, with what every container has, and runs it there. */
const enter = `set -eu
mount --make-rprivate /
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o size=64m,mode=1777 tmpfs "$ROOT/tmp"
mount --bind "$DATA" "$ROOT/data"
mount -t tmpfs -o size=1m,mode=755 tmpfs "$ROOT/dev"
for device in null zero random urandom; do
  touch "$ROOT/dev/$device"
  mount --bind "/dev/$device" "$ROOT/dev/$device"
done
mount -o remount,bind,ro "$ROOT"
exec setpriv --clear-groups --no-new-privs unshare --root="$ROOT" --wd="$INSIDE" --setgid 1000 --setuid 1000 -- "$@"`

/** Runs an image as a container would, and asks what its first visitor asks. */
export async function runImage({ root, data, env, command, workingDir, health }: Image, hold: Hold): Promise<void> {
  const [program = '', ...words] = command
  const child = spawn(
    'unshare',
    ['--mount', '--pid', '--fork', '--kill-child', '--', 'sh', '-c', enter, 'sh', program, ...words],
    {
      env: { ...env, ROOT: root, DATA: data, INSIDE: workingDir, PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  const url = `http://127.0.0.1:${env.PORT}`
  try {
    const isReady = await becomesReady(url, child)
    hold('/readyz says yes', isReady)
    if (!isReady) return console.log(output)
    const pid = findInside(child.pid!)
    hold('as user 1000, without a capability, on a root that cannot be written', isConfined(pid))
    const page = await ask(`${url}/propiedades`)
    hold('a page', page.status === 200 && page.text.includes('</html>'))
    const picture = /\/pictures\/[\w./-]+\.(?:avif|webp|jpg)/.exec(page.text)?.[0]
    const answer = picture ? await askPatiently(url + picture) : null
    const isPicture = answer?.status === 200 && answer.type.startsWith('image/')
    hold(`a picture (${picture}: ${answer?.status})`, isPicture)
    const inside = ['--target', String(pid), '--mount', '--root', '--setuid', '1000', '--setgid', '1000', '--']
    hold('its health check', spawnSync('nsenter', [...inside, ...health], { env, cwd: '/' }).status === 0)
    process.kill(pid, 'SIGTERM')
    hold('it ends by SIGTERM within ten seconds', await endsWithin(child, 10_000))
    // Whoever looks for the reason of a failure has its own words.
    if (output) console.log(output.trimEnd())
  } finally {
    child.kill('SIGKILL')
  }
}

async function becomesReady(url: string, child: ChildProcess): Promise<boolean> {
  for (const until = Date.now() + 300_000; Date.now() < until && child.exitCode === null; await sleep(100)) {
    const { status } = await ask(`${url}/readyz`)
    if (status === 200) return true
  }
  return false
}

async function ask(address: string): Promise<{ status: number; type: string; text: string }> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(60_000) })
    return { status: answer.status, type: answer.headers.get('content-type') ?? '', text: await answer.text() }
  } catch {
    return { status: 0, type: '', text: '' }
  }
}

/** A picture is derived when it is asked for the first time; on a machine that is busy the answer is to come again. */
async function askPatiently(address: string) {
  for (const until = Date.now() + 120_000; ; await sleep(1000)) {
    const answer = await ask(address)
    if (answer.status !== 503 || Date.now() > until) return answer
  }
}

/** `unshare` starts one process, which has become the product. */
function findInside(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0])
}

function isConfined(pid: number): boolean {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const mounts = readFileSync(`/proc/${pid}/mountinfo`, 'utf8').split('\n')
  const root = mounts.find((line) => line.split(' ')[4] === '/')
  return (
    /^Uid:\t1000\t1000\t1000\t1000$/m.test(status) &&
    /^CapEff:\t0+$/m.test(status) &&
    /^NoNewPrivs:\t1$/m.test(status) &&
    root?.split(' ')[5]?.startsWith('ro') === true
  )
}

async function endsWithin(child: ChildProcess, most: number): Promise<boolean> {
  for (const until = Date.now() + most; Date.now() < until; await sleep(50)) {
    if (child.exitCode !== null) return child.exitCode === 0
  }
  return false
}
