import { readBackupName } from './backup-name.ts'
import type { BackupPlace } from './open-place.ts'

const newest = 24
const days = 14

/** The backups that need not stay: not among the newest 24, and not the newest one of any of the last 14 days that have one. */
export function listSuperfluous(names: readonly string[]): string[] {
  const kept = new Set<string>()
  return names
    .filter((name) => readBackupName(name))
    .toSorted()
    .reverse()
    .filter((name, place) => {
      const day = readBackupName(name)!.toISOString().slice(0, 10)
      const isOfDay = !kept.has(day) && kept.size < days
      if (isOfDay) kept.add(day)
      return !isOfDay && place >= newest
    })
}

/** Removes those from where backups lie, and answers how many they were. */
export async function removeSuperfluous(place: Pick<BackupPlace, 'list' | 'remove'>): Promise<number> {
  const superfluous = listSuperfluous(await place.list())
  for (const name of superfluous) await place.remove(name)
  return superfluous.length
}
