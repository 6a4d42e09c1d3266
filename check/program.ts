import { spawn } from 'node:child_process'

/** Runs a program to its end, its words shown as they come; tells whether it ended well. */
export async function endsWell(program: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
  // Whoever ends this run ends what it started; then the run still tidies up.
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  process.once('SIGINT', pass).once('SIGTERM', pass)
  try {
    return await new Promise<boolean>((resolve) => {
      child.once('error', (error) => {
        console.error(error.message)
        resolve(false)
      })
      child.once('exit', (code) => resolve(code === 0))
    })
  } finally {
    process.off('SIGINT', pass).off('SIGTERM', pass)
  }
}
