import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..')

/** What was built, out of what: seen from outside (names, times, sizes), and by content. */
type Stamp = { files?: string[]; seen: string; content: string }

/**
 * Whether what a stamp stands for was built of these inputs as they are now. Their times and sizes say so in a moment;
 * their contents are read only where those have changed, as they do in a fresh checkout.
 */
export function isBuiltFrom(stamp: string, inputs?: readonly string[]): boolean {
  const built = readStamp(stamp)
  if (!built) return false
  const files = inputs ? listFiles(inputs) : (built.files ?? []).map((name) => join(root, name))
  if (files.some((file) => !existsSync(file))) return false
  const seen = digestFiles(files, seeFile)
  if (seen === built.seen) return true
  if (digestFiles(files, readFileSync) !== built.content) return false
  try {
    writeFileSync(stamp, JSON.stringify({ ...built, seen }))
  } catch {
    // Read-only: the next start reads the contents again.
  }
  return true
}

/** Notes what was built of these inputs; an exact list of files is kept with it. */
export function writeStamp(stamp: string, { seen, content, files }: Stamp): void {
  writeFileSync(stamp, JSON.stringify({ ...(files && { files }), seen, content }))
}

/** The same of an exact list of files, which is kept with it. */
export function stampFiles(files: readonly string[]): Stamp {
  const names = files.map((file) => relative(root, file)).toSorted()
  const sorted = names.map((name) => join(root, name))
  return { files: names, seen: digestFiles(sorted, seeFile), content: digestFiles(sorted, readFileSync) }
}

/** Inputs as they are now: taken before a build, so that what changes meanwhile is seen. */
export function stampInputs(inputs: readonly string[]): Stamp {
  const files = listFiles(inputs)
  return { seen: digestFiles(files, seeFile), content: digestFiles(files, readFileSync) }
}

function readStamp(stamp: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')) as Stamp
  } catch {
    return null
  }
}

function seeFile(file: string): string {
  const { mtimeMs, size } = statSync(file)
  return `${mtimeMs} ${size}`
}

function digestFiles(files: readonly string[], read: (file: string) => string | Buffer): string {
  const hash = createHash('sha256')
  for (const file of files) hash.update(relative(root, file)).update('\0').update(read(file)).update('\0')
  return hash.digest('hex')
}

/** Every file below these names; tests are none. */
function listFiles(inputs: readonly string[]): string[] {
  return inputs.flatMap((input) => filesIn(join(root, input))).filter((file) => !/\.test\.tsx?$/.test(file))
}

/** The files of a folder and of all below it, sorted. */
export function filesIn(path: string): string[] {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
