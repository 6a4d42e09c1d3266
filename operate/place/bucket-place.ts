import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

import { AwsClient } from 'aws4fetch'

import { openBackupBucket } from '#api/tools/choose-deletions.ts'
import { deletionsFolder, readDeletion, readDeletions, type DeletionMark } from '#api/tools/deletions.ts'

import type { Environment } from '../../env.ts'
import { removeAtExit } from '../temporary.ts'
import { readBackupName } from './backup-name.ts'
import { getPartName } from './folder-place.ts'
import type { BackupPlace } from './open-place.ts'

/** What a store takes in one call. */
const maxBytes = 5 * 2 ** 30
/** Half an hour for a whole backup. */
const patience = 1_800_000

type Settings = Pick<
  Environment,
  'DATA_DIR' | 'BACKUP_URL' | 'AWS_ACCESS_KEY_ID' | 'AWS_SECRET_ACCESS_KEY' | 'AWS_REGION' | 'AWS_ENDPOINT_URL'
>

/** Backups in a bucket of a store that speaks S3; they are made in a folder of this machine, and leave it. */
export function openBucketPlace(settings: Settings, folder: string): BackupPlace {
  const { BACKUP_URL = '' } = settings
  const store = openStore(settings)
  const small = openBackupBucket(settings)!

  /** Brings the deletions there of which the store has not heard. */
  async function tellDeletions(): Promise<void> {
    const known = new Set((await small.list(`${deletionsFolder}/`)).map(({ name }) => name))
    for (const mark of await readDeletions(folder)) {
      const name = `${deletionsFolder}/${mark.id}.json`
      if (known.has(name)) continue
      const answer = await small.ask('PUT', name, { bytes: new TextEncoder().encode(JSON.stringify(mark)) })
      if (answer.status >= 300) throw new Error(`The store of ${BACKUP_URL} answered ${answer.status}`)
    }
  }
  async function readMark(name: string): Promise<DeletionMark | null> {
    const said = readDeletion(await (await store.ask('GET', name)).text())
    return said && 'id' in said ? said : null
  }

  return {
    about: BACKUP_URL,
    folder,
    list: async () => (await small.list('marquesina-')).map(({ name }) => name).filter((name) => readBackupName(name)),
    keep: async (name) => {
      await store.put(name, join(folder, getPartName(name)))
      await tellDeletions()
      return `${BACKUP_URL.replace(/\/+$/, '')}/${name}`
    },
    bring: async (name) => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, getPartName(`brought-${process.pid}-${name}`))
      const release = removeAtExit(file)
      const { body } = await store.ask('GET', name)
      await pipeline(Readable.fromWeb(body as never), createWriteStream(file, { mode: 0o600 }))
      return { file, release }
    },
    remove: async (name) => void (await store.ask('DELETE', name)),
    readDeletions: async () => {
      const marks = new Map((await readDeletions(folder)).map((mark) => [mark.id, mark]))
      for (const { name } of await small.list(`${deletionsFolder}/`)) {
        const mark = await readMark(name)
        if (mark) marks.set(mark.id, mark)
      }
      return [...marks.values()]
    },
  }
}

/** The calls to a store that small answers do not do for: whole files. */
function openStore(settings: Settings) {
  const { BACKUP_URL = '', AWS_REGION: region } = settings
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (!accessKeyId || !secretAccessKey) {
    throw new Error('A bucket for backups needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  }
  const signer = new AwsClient({ accessKeyId, secretAccessKey, service: 's3', region })
  const host = (settings.AWS_ENDPOINT_URL ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, '')
  const [bucket = '', ...folders] = BACKUP_URL.slice('s3://'.length).replace(/\/+$/, '').split('/')
  const under = folders.map((one) => `${one}/`).join('')

  async function send(method: string, path: string, body?: Blob, hash = createHash('sha256').digest('hex')) {
    const headers = { 'X-Amz-Content-Sha256': hash }
    const signed = await signer.sign(`${host}/${bucket}${path}`, { method, headers })
    const signal = AbortSignal.timeout(patience)
    const sent = { method, headers: signed.headers, signal, redirect: 'manual' as const }
    const answer = await fetch(signed.url, { ...sent, ...(body && { body }) })
    if (answer.status < 300) return answer
    const [, code = ''] = /<Code>(\w{1,60})<\/Code>/.exec((await answer.text()).slice(0, 2000)) ?? []
    throw new Error(`The store of ${BACKUP_URL} answered ${answer.status} ${code}`.trimEnd())
  }
  async function put(name: string, file: string): Promise<void> {
    const body = await openAsBlob(file)
    if (body.size > maxBytes) {
      throw new Error('A backup of more than 5 GB does not go to a store: see docs/operate/backup.md.')
    }
    const hash = createHash('sha256')
    for await (const piece of createReadStream(file)) hash.update(piece as Buffer)
    await send('PUT', `/${under}${name}`, body, hash.digest('hex'))
  }
  return { ask: (method: string, name: string) => send(method, `/${under}${name}`), put }
}
