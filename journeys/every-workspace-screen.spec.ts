import type { APIRequestContext, Page } from '@playwright/test'

import { languages } from '#contract/fields.ts'
import { findWorkspacePlace, workspaceScreens, type WorkspaceScreen } from '#web/workspace-paths.ts'
import { screenSources } from '#web/workspace-screens.ts'

import { findAxeViolations } from './axe.ts'
import { bringFile } from './brought-file.ts'
import { countScriptBytes } from './script-bytes.ts'
import { apiHeaders, demoPassword, forgive, signIn, signInPage } from './client.ts'
import { expect, test } from './test.ts'
import { wake } from './visit.ts'
import { isEveryPair } from './walked.ts'

const roles = { agent: 'agente@demo.do', manager: 'gerente@demo.do' } as const

/** A wide window, the same at 200 % zoom, and a telephone. */
const sizes = [
  { name: '1440 pixels', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: '1440 pixels at 200 %', viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  { name: '390 pixels', viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
]
const screens = (Object.keys(workspaceScreens) as WorkspaceScreen[]).filter((screen) => screenSources[screen])

/** Bytes of script that a screen may load on a telephone before anybody touches it (decision 225). */
const maxScript = 215_000

// Each screen is seen in one of the six pairs by an agent and in the opposite one by a manager; in all with `EVERY_PAIR=1`.
for (const [nth, language] of languages.entries()) {
  for (const [size, { name, ...shape }] of sizes.entries()) {
    for (const [role, email] of Object.entries(roles)) {
      const pair = nth + 2 * size
      const seen = screens.filter((_, at) => isEveryPair || (at + (role === 'agent' ? 0 : 3)) % 6 === pair)

      test.describe(`in ${language} at ${name}`, () => {
        test.use({ viewport: shape.viewport, deviceScaleFactor: shape.deviceScaleFactor })

        test(`what a ${role} works with is whole, fits, and can be used by everyone: ${seen.join(', ')}`, async ({
          page,
          complaints,
        }) => {
          test.slow()
          const session = await signIn(page.request, email, demoPassword)
          const ids = await findIds(page.request, session.token)
          const brings = role === 'manager' && seen.some((screen) => screen.startsWith('import_'))
          const { source, run } = brings ? await bringFile(page.request, headersOf(session.token)) : nobodys
          await signInPage(page, session)
          for (const screen of seen) {
            const id = screen.startsWith('import_') ? source : (ids[screen] ?? ids.editor)
            const path = workspaceScreens[screen][language].replace(':id', id).replace(':run', run)
            expect(screen === 'desk' || findWorkspacePlace(path)?.screen).toBeTruthy()
            await page.goto(path)
            await untilFilled(page)
            // Before the first touch, which fetches what serves whoever acts.
            const scripts = name === '390 pixels' ? await countScriptBytes(page) : 0
            await wake(page)
            await untilFilled(page)
            await test.step(path, async () => {
              await expect.soft(page.locator('h1'), path).toHaveCount(1)
              expect.soft(await page.evaluate(readOverflow), path).toBe(0)
              expect.soft(await findAxeViolations(page), path).toEqual([])
              expect.soft(scripts, path).toBeLessThanOrEqual(maxScript)
              expect.soft(await walkByTab(page), path).toEqual([])
            })
          }
          // What an agent may not do is refused, and said on the screen; so is that a manager has no public page.
          forgive(complaints, /403|404 .*\/workspace\/agent$/)
        })
      })
    }
  }
}

/** What an agent, who brings no files, asks for by its address. */
const nobodys = { source: '1', run: '1' }

const headersOf = (token: string) => ({ ...apiHeaders, Authorization: `Bearer ${token}` })

/** A draft that is begun from what is on offer, and what is on offer. */
async function findIds(request: APIRequestContext, token: string) {
  const headers = headersOf(token)
  const listed = await request.get('/v2/workspace/listings?state=published', { headers })
  const { data: rows } = (await listed.json()) as { data: { code: string }[] }
  // An older one: what another story has just brought in may be taken back meanwhile.
  const code = rows.at(-1)!.code
  const begun = await request.post('/v2/workspace/drafts', { headers, data: { from: code } })
  const { data: draft } = (await begun.json()) as { data: { id: number } }
  const editor = String(draft.id)
  return { editor, preview: editor, history: code, figures: code } as Partial<Record<WorkspaceScreen, string>> & {
    editor: string
  }
}

/** Until what the screen shows has come. */
async function untilFilled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('main').getByText(/^(Cargando|Loading)…?$/)).toHaveCount(0)
}

const readOverflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth

/**
 * Presses Tab from the page's first element to its last; answers what can be used and was not reached, and where the
 * focus was not to be seen.
 */
async function walkByTab(page: Page): Promise<string[]> {
  const count = await page.evaluate(() => {
    scrollTo(0, 0)
    ;(document.activeElement as HTMLElement | null)?.blur()
    const wanted = [
      ...document.querySelectorAll<HTMLElement>('main :is(a[href], button, input, select, textarea, summary)'),
    ].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.matches(':disabled, [tabindex="-1"], [inert] *, [type=hidden]') &&
        // Of several one takes the focus: of choices of which one holds, and of what arrows walk.
        !element.matches('[type=radio]'),
    )
    globalThis.tabbed = { wanted: new Set(wanted), wrongs: [] }
    return wanted.length
  })
  let isPastEnd = false
  for (let stop = 0; stop < count + 80 && !isPastEnd; stop++) {
    await page.keyboard.press('Tab')
    isPastEnd = await page.evaluate(noteFocus)
  }
  return page.evaluate(() => [
    ...globalThis.tabbed.wrongs,
    ...[...globalThis.tabbed.wanted].map((element) => `not reached: ${element.outerHTML.slice(0, 160)}`),
  ])
}

declare global {
  var tabbed: { wanted: Set<Element>; wrongs: string[] }
}

/** Notes where the focus is, and whether it can be seen there; true once the whole page was walked. */
function noteFocus(): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body) return globalThis.tabbed.wanted.size === 0
  globalThis.tabbed.wanted.delete(focused)
  // In a frame the focus is the frame's own; of a date's parts the browser shows each by itself.
  if (focused.matches('iframe, [type=date]') || !focused.closest('main')) return false
  const around = [
    focused,
    focused.closest('label'),
    focused.nextElementSibling,
    focused.parentElement,
    focused.closest('li, article'),
  ]
  const isShown = around.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2) || boxShadow !== 'none'
  })
  if (!isShown) globalThis.tabbed.wrongs.push(`no sign of the focus: ${focused.outerHTML.slice(0, 160)}`)
  const { left, top, width, height } = (focused.closest('label') ?? focused).getBoundingClientRect()
  const points = [0.1, 0.5, 0.9].flatMap((across) =>
    [0.1, 0.5, 0.9].map((down) => [left + width * across, top + height * down] as const),
  )
  const isCovered = points.every(([x, y]) => {
    const above = document.elementFromPoint(x, y)
    return !above || !(above.contains(focused) || focused.contains(above) || above.closest('label')?.contains(focused))
  })
  if (isCovered && width > 4) globalThis.tabbed.wrongs.push(`focused and covered: ${focused.outerHTML.slice(0, 160)}`)
  return false
}
