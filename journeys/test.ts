import { expect, test as base } from '@playwright/test'

/** A test whose page is watched: what the browser complains of fails it at its end. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        const isGrave = message.type() === 'error' || message.type() === 'warning'
        const isLate = isLatePicture(message.location().url) && message.text().includes('503')
        if (isGrave && !isLate && !isMachine(message.text())) {
          complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`)
        }
      })
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
      page.on('response', (response) => {
        const isLate = response.status() === 503 && isLatePicture(response.url())
        if (response.status() >= 500 && !isLate) complaints.push(`${response.status()} ${response.url()}`)
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

/** A picture is derived when it is first asked for; where many wait, the answer is to come again, and the page does. */
function isLatePicture(url: string): boolean {
  return /\/pictures\/[\w./-]+$/.test(url)
}

/** Drawing in software is slow, and the browser says so; and most journeys allow no worker. */
function isMachine(words: string): boolean {
  return ['GL Driver Message', 'software WebGL', 'Service Worker registration blocked'].some((sign) =>
    words.includes(sign),
  )
}

export { expect }
