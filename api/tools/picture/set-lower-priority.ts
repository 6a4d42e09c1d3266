import { getPriority, setPriority } from 'node:os'

const lowest = 19

/**
 * Lets a child's work come after ours by so many steps. A process that runs at a low priority itself must not be given a
 * higher one: the system refuses that to whoever is not root. A child that has ended already is nobody's trouble.
 */
export function setLowerPriority(pid: number | undefined, steps: number): void {
  if (pid === undefined) return
  try {
    setPriority(pid, Math.min(lowest, getPriority() + steps))
  } catch {
    // Then it works at ours.
  }
}
