import { readEnvironment } from '../../env.ts'
import { runCommand } from '../run-command.ts'
import { checkAround } from './check-around.ts'
import { checkDatabase } from './check-database.ts'
import { checkSettings } from './check-settings.ts'
import type { Finding } from './finding.ts'

/** `npm run doctor`: what of the settings and around them would hurt, with the remedy; 1 when something does already. */
async function examine(): Promise<string> {
  const env = readEnvironment(process.env)
  const found = [...checkSettings(env), ...(await checkDatabase(env)), ...(await checkAround(env))]
  const failed = found.filter(({ level }) => level === 'fail').length
  if (failed > 0) process.exitCode = 1
  return found.map(format).join('\n')
}

function format(finding: Finding): string {
  const { level, about, found } = finding
  const line = `${level.padEnd(5)} ${about.padEnd(16)} ${found}`
  return finding.level === 'ok' ? line : `${line}\n${' '.repeat(23)}${finding.remedy}`
}

await runCommand(examine)
