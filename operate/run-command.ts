/** Runs what a command does: its last line is what it answers, what stops it is said in one line and ends it with 1. */
export async function runCommand(work: () => Promise<string>): Promise<void> {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // What is to be removed is removed as the process exits.
    process.once(signal, () => {
      console.error('Stopped: nothing is left of it.')
      process.exit(1)
    })
  }
  try {
    console.log(await work())
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
