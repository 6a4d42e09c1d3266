import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed, by its file and name, and what it said. */
export type Failure = { name: string; reason: string }

/** An error's own words and where it stands: what comes below is the inside of a runner. */
const maxLines = 25

type VitestReport = {
  testResults?: {
    name: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

/** What failed in Vitest's JSON report; a file that could not be read is one failure. */
export function findVitestFailures({ testResults = [] }: VitestReport): Failure[] {
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const file = relative('.', name)
    const failed = assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        name: `${file} > ${fullName}`,
        reason: shorten(failureMessages ?? []),
      }))
    return failed.length === 0 && message ? [{ name: file, reason: shorten([message]) }] : failed
  })
}

type ReportedError = { message?: string; stack?: string }
type Suite = { file?: string; specs?: Spec[]; suites?: Suite[] }
type Spec = {
  title: string
  file?: string
  tests: { status: string; results?: { errors?: ReportedError[] }[] }[]
}

/** What failed in Playwright's JSON report, by its last try, with what kept the run from beginning. */
export function findJourneyFailures({ suites = [], errors = [] }: { suites?: Suite[]; errors?: ReportedError[] }) {
  const outside = errors.map((error) => ({ name: 'outside of the journeys', reason: shorten([wordsOf(error)]) }))
  return [...suites.flatMap(findInSuite), ...outside]
}

function findInSuite({ file, specs = [], suites = [] }: Suite): Failure[] {
  const failed = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ results = [] }) => ({
        name: `${spec.file ?? file ?? ''} > ${spec.title}`,
        reason: shorten((results.at(-1)?.errors ?? []).map(wordsOf)),
      })),
  )
  return [...failed, ...suites.flatMap(findInSuite)]
}

function wordsOf({ message, stack }: ReportedError): string {
  return stack ?? message ?? ''
}

function shorten(messages: readonly string[]): string {
  const lines = stripVTControlCharacters(messages.join('\n'))
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at .*(node_modules|node:internal)/.test(line))
  return lines.slice(0, maxLines).join('\n')
}

/** The heading under which a run says at its end what failed; `.ci/run` says it again at its own. */
export const failuresHeading = '== What failed'

/** Every failure with its reason, under the heading; nothing where there is none. */
export function formatFailures(failures: readonly Failure[]): string {
  if (failures.length === 0) return ''
  const listed = failures.map(({ name, reason }) => `✗ ${name}\n${reason.replaceAll(/^/gm, '    ')}`)
  return `\n${failuresHeading}\n${listed.join('\n')}`
}
