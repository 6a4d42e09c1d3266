import { execFile } from 'node:child_process'
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A file system of its own that can be filled and emptied. */
export type SmallDisk = {
  folder: string
  fill: () => void
  free: () => void
  /** Bytes that are left. */
  left: () => number
}

/** Mounts a small disk for the work, and takes it away again. Only root may mount one. */
export async function withSmallDisk(megabytes: number, work: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'marquesina-disk-'))
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'marquesina', folder])
  const ballast = join(folder, 'ballast')
  const fill = () => {
    const file = openSync(ballast, 'a')
    for (let size = 2 ** 20; size >= 1; size = size > 1 ? size / 2 : 0) {
      try {
        for (;;) writeSync(file, Buffer.alloc(size))
      } catch {
        // Not so much any more; perhaps half of it.
      }
    }
    fsyncSync(file)
    closeSync(file)
  }
  try {
    const left = () => {
      const { bavail, bsize } = statfsSync(folder)
      return bavail * bsize
    }
    await work({ folder, fill, free: () => rmSync(ballast, { force: true }), left })
  } finally {
    await run('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true, force: true })
  }
}
