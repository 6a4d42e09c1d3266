import { execFile } from 'node:child_process'
import { access, chmod, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'

/** A Chromium that runs here: its program, and what its process needs. */
export type Browser = { executablePath: string; env: Record<string, string>; args: string[]; chromiumSandbox: boolean }

const run = promisify(execFile)

const systemNames = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const systemPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']

/** Nothing that the browser would do on its own account: no updates, no QUIC, no first-run page. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-gpu',
]

/**
 * `CHROMIUM_PATH`, else the one that npm installed, which draws pages and no window around them, else a Chrome or
 * Chromium of the machine: a whole browser costs half as much processor again (decision 217).
 */
export async function findBrowser(): Promise<Browser> {
  const asked = process.env.CHROMIUM_PATH
  if (asked) {
    if (await isWorking(asked)) return browserAt(asked)
    throw new Error(`CHROMIUM_PATH names ${asked}, which does not start`)
  }
  const browser = (await carriedBrowser()) ?? (await systemBrowser())
  if (!browser) throw new Error('no Chrome or Chromium runs here: install one, or set CHROMIUM_PATH to its program')
  return browser
}

async function systemBrowser(): Promise<Browser | null> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [...folders.flatMap((folder) => systemNames.map((name) => join(folder, name))), ...systemPlaces]
  for (const path of candidates) {
    // Ubuntu's `chromium-browser` may be a note that tells people to install a snap: it must say its version.
    if ((await isThere(path)) && (await isWorking(path))) return browserAt(path)
  }
  return null
}

/** The program inside `@sparticuz/chromium`, unpacked once per user and version; null where it does not run. */
async function carriedBrowser(): Promise<Browser | null> {
  // It is built for this alone.
  if (process.platform !== 'linux' || process.arch !== 'x64') return null
  const require = createRequire(import.meta.url)
  const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '..')
  const { version } = require(join(packageFolder, 'package.json')) as { version: string }
  const folder = join(await cacheFolder(), `chromium-${version}-own-fonts`)
  if (!(await isThere(folder))) await unpack(packageFolder, folder)

  const path = join(folder, 'chromium')
  const env = {
    // NSS and Expat, which a bare machine lacks; the C library is the machine's.
    LD_LIBRARY_PATH: [join(folder, 'al2023', 'lib'), process.env.LD_LIBRARY_PATH].filter(Boolean).join(delimiter),
    FONTCONFIG_FILE: join(folder, 'fonts.conf'),
  }
  return (await isWorking(path, env)) ? browserAt(path, env) : null
}

/** Unpacks beside the place and moves it there whole, so that two runs at once cannot meet a half. */
async function unpack(packageFolder: string, folder: string): Promise<void> {
  const staging = await mkdtemp(`${folder}-`)
  const usual = process.env.TMPDIR
  process.env.TMPDIR = staging // where the package unpacks to
  try {
    const { inflate } = await import('@sparticuz/chromium')
    for (const part of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br', 'swiftshader.tar.br']) {
      await inflate(join(packageFolder, 'bin', part))
    }
  } finally {
    if (usual === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = usual
  }
  await chmod(join(staging, 'chromium'), 0o755)
  await writeFile(join(staging, 'fonts.conf'), fontsConf(folder))
  // Losing the race is as good as winning it: the other run's folder is the same.
  await rename(staging, folder).catch(() => rm(staging, { recursive: true, force: true }))
}

/** Its own fonts alone: pages that fell back to those of a machine would be longer on one than on another. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'fonts-cache')}</cachedir>
</fontconfig>
`
}

async function cacheFolder(): Promise<string> {
  const wanted = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'marquesina')
  try {
    await mkdir(wanted, { recursive: true, mode: 0o700 })
    return wanted
  } catch {
    // A user without a home that can be written: what is unpacked lives as long as this run's folder.
    return mkdtemp(join(tmpdir(), 'marquesina-browser-'))
  }
}

/** The browser with its sandbox, which root may not have, nor a user of a container that forbids namespaces. */
async function browserAt(executablePath: string, env: Record<string, string> = {}): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  const chromiumSandbox = !isRoot && (await opensPage(executablePath, env))
  if (!isRoot && !chromiumSandbox)
    console.log('The browser runs without its sandbox: this machine does not let it have one.')
  return { executablePath, env, args: chromiumSandbox ? quiet : [...quiet, '--no-sandbox'], chromiumSandbox }
}

async function opensPage(path: string, env: Record<string, string>): Promise<boolean> {
  const page = ['--headless', ...quiet, '--dump-dom', 'data:text/html,opened']
  return run(path, page, { env: { ...process.env, ...env }, timeout: 20_000 }).then(
    ({ stdout }) => stdout.includes('opened'),
    () => false,
  )
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

async function isWorking(path: string, env: Record<string, string> = {}): Promise<boolean> {
  try {
    const said = await run(path, ['--version'], { env: { ...process.env, ...env }, timeout: 20_000 })
    return /\d+\.\d+/.test(said.stdout)
  } catch {
    return false
  }
}
