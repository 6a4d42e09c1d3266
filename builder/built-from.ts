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
  const seen = digestSeen(files)
  if (seen === null) return false
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
  return { files: names, seen: digestSeen(sorted) ?? '', content: digestFiles(sorted, readFileSync) }
}

/** Inputs as they are now: taken before a build, so that what changes meanwhile is seen. */
export function stampInputs(inputs: readonly string[]): Stamp {
  const files = listFiles(inputs)
  return { seen: digestSeen(files) ?? '', content: digestFiles(files, readFileSync) }
}

function readStamp(stamp: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')) as Stamp
  } catch {
    return null
  }
}

/** Each start looks at some thousand files: one call for each, and one hash. Null where one is not there. */
function digestSeen(files: readonly string[]): string | null {
  let seen = ''
  for (const file of files) {
    const stats = statSync(file, { throwIfNoEntry: false })
    if (!stats) return null
    seen += `${relative(root, file)}\0${stats.mtimeMs} ${stats.size}\0`
  }
  return createHash('sha256').update(seen).digest('hex')
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
