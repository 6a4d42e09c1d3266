import { expect, test as base } from '@playwright/test'

/** A test whose page is watched: what the browser complains of fails it at its end. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const isGrave = message.type() === 'error' || message.type() === 'warning'
        if (isGrave && !isMachine(message.text())) {
          complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`)
        }
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
      page.on('response', (response) => {
        if (response.status() >= 500) complaints.push(`${response.status()} ${response.url()}`)
      })
      await page.exposeBinding('tellViolation', (_, violation: string) => complaints.push(`policy: ${violation}`))
      await page.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
            const { tellViolation } = window as unknown as { tellViolation: (words: string) => void }
            tellViolation(`${violatedDirective} blocked ${blockedURI} at ${sourceFile}:${lineNumber}`)
          },
        )
      })
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Drawing in software is slow, and the browser says so; and most journeys allow no worker. */
function isMachine(words: string): boolean {
  return ['GL Driver Message', 'software WebGL', 'Service Worker registration blocked'].some((sign) =>
    words.includes(sign),
  )
}

export { expect }
