import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

/** What is told of the end of a program's words. */
const maxLastLines = 60
const maxLastBytes = 64 * 1024

/** Colours are for a terminal: in a file they are noise. */
const withoutColours: Record<string, string> = process.stdout.isTTY ? {} : { NO_COLOR: '1' }

/**
 * Runs a program to its end, its words shown as they come; tells whether it ended well, and its last words unless they
 * went to a terminal.
 */
export async function runProgram(program: string, args: string[], env: Record<string, string> = {}) {
  let last = ''
  const hear = (chunk: Buffer) => {
    process.stdout.write(chunk)
    last = (last + chunk.toString()).slice(-maxLastBytes)
  }
  const isWell = await endsWell(program, args, { ...withoutColours, ...env }, process.stdout.isTTY ? undefined : hear)
  const lines = stripVTControlCharacters(last)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return { isWell, lastWords: lines.slice(-maxLastLines).join('\n') }
}

/** Runs a program to its end, its words shown as they come, or handed on; tells whether it ended well. */
export async function endsWell(
  program: string,
  args: string[],
  env: Record<string, string> = {},
  hear?: (chunk: Buffer) => void,
): Promise<boolean> {
  const output = hear ? 'pipe' : 'inherit'
  const child = spawn(program, args, { stdio: ['ignore', output, output], env: { ...process.env, ...env } })
  if (hear) for (const stream of [child.stdout, child.stderr]) stream?.on('data', hear)
  // Whoever ends this run ends what it started; then the run still tidies up.
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  process.once('SIGINT', pass).once('SIGTERM', pass)
  try {
    return await new Promise<boolean>((resolve) => {
      child.once('error', (error) => {
        console.error(error.message)
        resolve(false)
      })
      // What it started may still hold its output, and is not waited for.
      child.once('exit', (code) => setTimeout(() => resolve(code === 0), hear ? 200 : 0))
    })
  } finally {
    process.off('SIGINT', pass).off('SIGTERM', pass)
  }
}
