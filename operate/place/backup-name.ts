/** What a backup is called: by its moment, so that names are in order; encrypted ones end in `.enc`. */
export function createBackupName(at: Date, isEncrypted: boolean): string {
  return `marquesina-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar${isEncrypted ? '.enc' : ''}`
}

/** When a backup was made, by its name; null for what is no backup. */
export function readBackupName(name: string): Date | null {
  const [, day, time] = /^marquesina-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)Z\.tar(?:\.enc)?$/.exec(name) ?? []
  const at = new Date(`${day}T${time?.replaceAll('-', ':')}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}
