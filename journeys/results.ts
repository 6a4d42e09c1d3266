import { expect, type Page } from '@playwright/test'

/** The codes of the cards on a page of results, in their order. */
export async function listCodes(page: Page): Promise<string[]> {
  const cards = page.getByRole('list', { name: 'Resultados' }).locator('[data-code]')
  return cards.evaluateAll((found) => found.map((card) => card.getAttribute('data-code') ?? ''))
}

/** How many listings the page says there are. */
export async function readTotal(page: Page): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: /propiedad(es)?$/ })
  return Number((await status.first().textContent())?.replace(/\D/g, ''))
}

/** Waits until the address asks for this. The answer may be shown a moment later: what it shows is polled. */
export async function expectAsked(page: Page, wanted: Record<string, string | RegExp | null>): Promise<void> {
  await expect
    .poll(() => {
      const asked = new URL(page.url()).searchParams
      return Object.entries(wanted).filter(([name, value]) => !matches(asked.get(name), value))
    })
    .toEqual([])
}

/** Waits until the page says this many, and shows these cards. */
export async function expectShown(page: Page, { total, codes }: { total?: number; codes?: string[] }): Promise<void> {
  if (total !== undefined) await expect.poll(() => readTotal(page)).toBe(total)
  if (codes) await expect.poll(() => listCodes(page)).toEqual(codes)
}

function matches(asked: string | null, wanted: string | RegExp | null): boolean {
  return wanted instanceof RegExp ? asked !== null && wanted.test(asked) : asked === wanted
}
