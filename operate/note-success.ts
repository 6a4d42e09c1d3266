import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { chooseBackupFolder } from '#api/tools/choose-deletions.ts'

import type { Environment } from '../env.ts'

type Job = 'backup' | 'drill'
const getFileName = (job: Job) => `${job}.prom`
const getMetric = (job: Job) => `${job}_last_success_timestamp_seconds`

/** Writes down when a job last went well, in the form that Prometheus's textfile collector reads. */
export function noteSuccess(env: Environment, job: Job, at = new Date()): void {
  const folder = chooseBackupFolder(env)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, getFileName(job))
  writeFileSync(
    `${file}.part`,
    `# TYPE ${getMetric(job)} gauge\n${getMetric(job)} ${Math.floor(at.getTime() / 1000)}\n`,
  )
  renameSync(`${file}.part`, file)
}

/** When a job last went well on this machine; null when nobody knows. */
export function readSuccess(env: Environment, job: Job): Date | null {
  const folder = chooseBackupFolder(env)
  try {
    if (!readdirSync(folder).includes(getFileName(job))) return null
    const [, seconds] = /(\d+)\s*$/.exec(readFileSync(join(folder, getFileName(job)), 'utf8')) ?? []
    return seconds ? new Date(Number(seconds) * 1000) : null
  } catch {
    return null
  }
}
