import type { Logger } from 'pino'

/** What is to be closed when the process ends, the last opened first. */
const open: (() => unknown)[] = []

/** Has something closed when the process ends, before all that was opened before it. */
export function closeAtEnd(close: () => unknown): void {
  open.push(close)
}

export async function closeAll(): Promise<void> {
  for (const close of open.splice(0).reverse()) await Promise.resolve(close()).catch(() => {})
}

/** How long everything may take that is closed; what is waited for on purpose comes on top. */
const patienceMs = 9000

/** The end is asked for by a signal; what no one has caught is written down, and only a broken process is given up. */
export function listenToProcess(log: Logger, drainSeconds = 0): void {
  let isDraining = false
  const end = async (code: number) => {
    if (isDraining) process.exit(1)
    isDraining = true
    setTimeout(() => process.exit(1), patienceMs + drainSeconds * 1000).unref()
    await closeAll()
    process.exit(code)
  }
  process.on('SIGTERM', () => void end(0))
  process.on('SIGINT', () => void end(0))
  process.on('unhandledRejection', (err) => log.error({ err }, 'a promise failed and nobody listened'))
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'the process is in an unknown state and ends')
    void end(1)
  })
}
