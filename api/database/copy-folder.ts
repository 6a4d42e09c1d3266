import { constants, copyFileSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** How a file was before it was copied: one that is still so is the same as its copy. */
type Seen = { size: number; changedAt: number }
export type SeenFiles = Map<string, Seen>

/** Clocks of file systems go in steps: what was written in the last of them may be written again at the same time. */
const stepMs = 1000

/**
 * Copies a folder that is being written to, for its owner alone, while everything else goes on; where the disk can,
 * without copying a byte. What it answers tells `refreshCopy` which files must be copied once more.
 */
export async function copyFolder(from: string, to: string): Promise<SeenFiles> {
  const seen: SeenFiles = new Map()
  for (const { path, isFolder } of list(from)) {
    if (isFolder) {
      await mkdir(join(to, path), { recursive: true, mode: 0o700 })
      continue
    }
    const before = await stat(join(from, path)).catch(() => null)
    // Gone meanwhile, as files of the engine may be.
    const isCopied =
      before &&
      (await copyFile(join(from, path), join(to, path), clone)
        .then(() => true)
        .catch(isGone))
    if (isCopied && Date.now() - before.mtimeMs > stepMs)
      seen.set(path, { size: before.size, changedAt: before.mtimeMs })
  }
  return seen
}

/** Makes a copy the same as its folder, to which nobody writes meanwhile. */
export function refreshCopy(from: string, to: string, seen: SeenFiles): void {
  const there = new Set<string>()
  for (const { path, isFolder } of list(from)) {
    there.add(path)
    if (isFolder) mkdirSync(join(to, path), { recursive: true, mode: 0o700 })
    else if (!isSame(join(from, path), seen.get(path))) copyFileSync(join(from, path), join(to, path), clone)
  }
  for (const { path } of list(to)) if (!there.has(path)) rmSync(join(to, path), { recursive: true, force: true })
}

const clone = constants.COPYFILE_FICLONE

function isSame(file: string, seen: Seen | undefined): boolean {
  if (!seen) return false
  const { size, mtimeMs } = statSync(file)
  return size === seen.size && mtimeMs === seen.changedAt
}

function isGone(error: NodeJS.ErrnoException): false {
  if (error.code === 'ENOENT') return false
  throw error
}

/** The folder itself and all folders and plain files in it, each folder before what is in it. */
function list(folder: string): { path: string; isFolder: boolean }[] {
  const found = [{ path: '', isFolder: true }]
  for (let at = 0; at < found.length; at++) {
    const { path, isFolder } = found[at]!
    if (!isFolder) continue
    for (const entry of readdirSync(join(folder, path), { withFileTypes: true })) {
      if (entry.isFile() || entry.isDirectory())
        found.push({ path: join(path, entry.name), isFolder: entry.isDirectory() })
    }
  }
  return found
}
