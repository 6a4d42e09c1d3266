import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = join(import.meta.dirname, '..', '..')

export type OlderRelease = {
  folder: string
  name: string
  /** How many of its scripts and styles this release has not. */
  foreignAssets: number
  remove: () => Promise<void>
}

/**
 * The last tagged release, or the commit that is named, built in a folder of its own; null where there is none. It has
 * at least the first script of every page to itself, however little has changed since.
 */
export async function buildOlderRelease(commit: string | undefined): Promise<OlderRelease | null> {
  const name = commit ?? (await findLastTag())
  if (!name) return null
  const parent = await mkdtemp(join(tmpdir(), 'marquesina-older-'))
  const folder = join(parent, 'release')
  const remove = async () => {
    await run('git', ['worktree', 'remove', '--force', folder], { cwd: root }).catch(() => undefined)
    await rm(parent, { recursive: true, force: true })
  }
  try {
    await run('git', ['worktree', 'add', '--detach', folder, name], { cwd: root })
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    await cp(join(root, 'build'), join(folder, 'build'), {
      recursive: true,
      filter: (path) => !/\/(building|building-server|finishing)$/.test(path),
    })
    const entry = join(folder, 'web', 'entry.client.tsx')
    await writeFile(entry, `${await readFile(entry, 'utf8')}\ndocument.documentElement.dataset.release = 'older'\n`)
    await run('npm', ['run', 'build'], { cwd: folder, maxBuffer: 2 ** 24 })
    const [ours, theirs] = await Promise.all([listAssets(root), listAssets(folder)])
    const foreignAssets = theirs.filter((file) => !ours.includes(file)).length
    return { folder, name, foreignAssets, remove }
  } catch (error) {
    await remove()
    throw error
  }
}

async function listAssets(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'build', 'site', 'client', 'assets'))
  return names.filter((name) => !/\.(br|gz)$/.test(name))
}

function findLastTag(): Promise<string | null> {
  return run('git', ['describe', '--tags', '--abbrev=0'], { cwd: root }).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  )
}
