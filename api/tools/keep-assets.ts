import { createHash, randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createBucketClient, type Bucket } from './bucket-client.ts'

/** Where the scripts and styles of all releases are, so that two can run beside each other. */
export type Assets = {
  /** Puts the files of a folder there under their names, unless this release has done so before. */
  keep: (from: string, isWanted: (name: string) => boolean) => Promise<void>
  /** The bytes of a name that `isWanted` took; null when there are none. It throws when nobody can say. */
  read: (name: string) => Promise<Uint8Array | null>
}

const keptDays = 30
const day = 86_400_000
const atOnce = 16

/** In a folder; what no release of the last thirty days has is removed. */
export function openAssetFolder(folder: string): Assets {
  return {
    async keep(from, isWanted) {
      const names = (await readdir(from)).filter(isWanted)
      const release = join(folder, nameRelease(names))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      if (!(await isThere(release))) {
        await inTurns(names, async (name) => {
          const part = join(folder, `${name}.${randomUUID()}`)
          await copyFile(join(from, name), part, constants.COPYFILE_FICLONE)
          await rename(part, join(folder, name))
        })
        await writeFile(release, names.join('\n'), { mode: 0o600 })
      }
      await utimes(release, new Date(), new Date())
      await removeOld(folder)
    },
    read: (name) => readFile(join(folder, name)).catch(toNull),
  }
}

/** The same in the bucket of uploads. */
export function openAssetBucket(bucket: Bucket): Assets {
  const { ask, list } = createBucketClient({ ...bucket, address: `${bucket.address.replace(/\/+$/, '')}/assets` })
  async function put(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    const { status } = await ask('PUT', name, { bytes })
    if (status !== 200) throw new Error(`the store of assets answered ${status}`)
  }
  async function read(name: string): Promise<Uint8Array | null> {
    const { status, body } = await ask('GET', name)
    if (status === 404) return null
    if (status !== 200) throw new Error(`the store of assets answered ${status}`)
    return body
  }
  return {
    async keep(from, isWanted) {
      const names = (await readdir(from)).filter(isWanted)
      const release = nameRelease(names)
      if (!(await read(release))) {
        await inTurns(names, async (name) => put(name, new Uint8Array(await readFile(join(from, name)))))
      }
      // Anew at each start: its age says when the release began last.
      await put(release, new TextEncoder().encode(names.join('\n')))
      const lists = (await list('release-')).filter(({ name }) => isReleaseList(name))
      const releases = await Promise.all(
        lists.map(async ({ name, at }) => ({
          list: name,
          at,
          names: new TextDecoder().decode((await read(name)) ?? undefined),
        })),
      )
      await inTurns(listOld(releases, bucket.now?.()), async (name) => void (await ask('DELETE', name)))
    },
    read,
  }
}

/** The list of a release's files, written when all of them are there. */
function nameRelease(names: readonly string[]): string {
  return `release-${createHash('sha256').update(names.toSorted().join('\n')).digest('hex').slice(0, 24)}.txt`
}

type Release = { list: string; at: Date; names: string }

const isReleaseList = (name: string) => /^release-\w+\.txt$/.test(name)

/** The lists of releases that did not begin for thirty days, and what they alone have. */
function listOld(releases: readonly Release[], now = new Date()): string[] {
  const old = new Set<string>()
  const inUse = new Set<string>()
  for (const { list, at, names } of releases) {
    const isOld = now.getTime() - at.getTime() > keptDays * day
    if (isOld) old.add(list)
    for (const name of names.split('\n')) (isOld ? old : inUse).add(name)
  }
  return [...old].filter((name) => name !== '' && !inUse.has(name))
}

async function removeOld(folder: string): Promise<void> {
  const lists = (await readdir(folder)).filter(isReleaseList)
  const releases = await Promise.all(
    lists.map(async (list) => {
      const file = join(folder, list)
      return { list, at: (await stat(file)).mtime, names: await readFile(file, 'utf8') }
    }),
  )
  for (const name of listOld(releases)) await rm(join(folder, name), { force: true })
}

async function inTurns(names: readonly string[], work: (name: string) => Promise<void>): Promise<void> {
  const left = [...names]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) await work(name)
  })
  await Promise.all(workers)
}

function isThere(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}

function toNull(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
