import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** Which process holds something, as far as any other can tell it apart: numbers of processes come again. */
export type Holder = {
  pid: number
  host: string
  /** This run of the machine; null where the system does not say. */
  boot: string | null
  /** The space within which a process number is one process: every container has its own. */
  space: string | null
  /** When the process began, in the machine's own count; null where the system does not say. */
  started: string | null
}

export function describeThisProcess(): Holder {
  return {
    pid: process.pid,
    host: hostname(),
    boot: read(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()),
    space: read(() => readlinkSync('/proc/self/ns/pid')),
    started: startOf(process.pid),
  }
}

/** Whether a holder lives; unknown when it is of another machine or container, or of a boot that is over. */
export function findHolderState(holder: Holder): 'alive' | 'dead' | 'unknown' {
  const here = describeThisProcess()
  const isNear = holder.host === here.host && holder.boot === here.boot && holder.space === here.space
  // Where there are no boots and spaces to tell apart there are no containers either.
  if (!isNear || (here.boot !== null && here.space === null)) return 'unknown'
  if (!isRunning(holder.pid)) return 'dead'
  const started = startOf(holder.pid)
  return started === null || holder.started === null || started === holder.started ? 'alive' : 'dead'
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Field 22 of `/proc/<pid>/stat`; the second field is a name, which may hold anything. */
function startOf(pid: number): string | null {
  return read(() => {
    // A /proc of another space has other processes under our numbers.
    if (readlinkSync('/proc/self') !== String(process.pid)) return null
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  })
}

function read(look: () => string | null): string | null {
  try {
    return look()
  } catch {
    return null
  }
}
