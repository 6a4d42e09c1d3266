import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { apiHeaders, demoPassword, signIn } from './client.ts'
import {
  chooseFiles,
  killAll,
  openPhone,
  readShades,
  signInThere,
  takePhotos,
  tiles,
  waitUntilKept,
  waiting,
} from './phone.ts'
import { openLine } from './slow-line.ts'
import { expect, test } from './test.ts'

const agent = 'agente@demo.do'
/** Ten of them, with a whole flat and five drops, are for `npm run faults -- photos`: they take minutes. */
const count = 3

test('photos reach a draft in their order, though the network drops and the browser is killed', async ({
  baseURL,
  request,
}) => {
  const { folder, files } = await takePhotos(count)
  const session = await signIn(request, agent, demoPassword)
  const headers = { ...apiHeaders, Authorization: `Bearer ${session.token}` }
  const made = await request.post('/v2/workspace/drafts', { headers, data: {} })
  const { data: draft } = (await made.json()) as { data: { id: number } }
  const path = `/espacio/propiedades/${draft.id}#pictures`

  const line = await openLine(baseURL!, 4_000_000)
  const profile = await mkdtemp(join(tmpdir(), 'marquesina-phone-'))
  const first = await openPhone(profile)
  let second: Awaited<ReturnType<typeof openPhone>> | undefined
  try {
    await first.page.goto(line.url + '/robots.txt')
    await signInThere(first.page, session)
    await first.page.goto(line.url + path)
    await waitUntilKept(profile, session.token)
    await chooseFiles(first.page, files)
    await expect(waiting(first.page)).toHaveCount(count)
    await expect.poll(() => line.sent()).toBeGreaterThan(500_000)
    await line.drop(1500)
    await expect(tiles(first.page).first()).toBeVisible()
    killAll(first.process)

    second = await openPhone(profile)
    await second.page.goto(line.url + path)
    await expect(tiles(second.page)).toHaveCount(count, { timeout: 120_000 })
    await expect(waiting(second.page)).toHaveCount(0)

    const reduced = line.begun().reduce((sum, bytes) => sum + bytes, 0)
    expect(line.begun()).toHaveLength(count)
    test.info().annotations.push({ type: 'sent', description: `${line.sent()} of ${reduced} bytes` })
    expect(line.sent() / reduced).toBeLessThanOrEqual(1.15)

    // Saved, each once, in the order in which they were chosen.
    await expect.poll(async () => (await readPhotos()).length).toBe(count)
    const shades = await readShades(
      request,
      (await readPhotos()).map(({ key }) => key),
    )
    expect(shades).toEqual(shades.toSorted((one, other) => one - other))
    expect(new Set(shades).size).toBe(count)
  } finally {
    killAll(first.process)
    if (second) killAll(second.process)
    line.close()
    for (const left of [profile, folder]) await rm(left, { recursive: true, force: true, maxRetries: 5 })
  }

  async function readPhotos(): Promise<{ key: string }[]> {
    const answer = await request.get(`/v2/workspace/drafts/${draft.id}`, { headers })
    return ((await answer.json()) as { data: { document: { photos?: { key: string }[] } } }).data.document.photos ?? []
  }
})
