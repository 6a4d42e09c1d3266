import type { Reporter } from 'vitest/node'

/** Names the tests that passed only when they were tried again: each of them is a defect, of the test or of the product. */
export default class TellRetried implements Reporter {
  #retried: string[] = []

  onTestCaseResult: NonNullable<Reporter['onTestCaseResult']> = (test) => {
    if (test.diagnostic()?.flaky) this.#retried.push(`${test.module.relativeModuleId} > ${test.fullName}`)
  }

  onTestRunEnd(): void {
    for (const name of this.#retried) console.log(`tried again: ${name}`)
  }
}
