import { expect, test } from 'vitest'

import { withVisits } from '#api/lead/visit/test-visits.ts'

import { startPages } from '../../test-page.tsx'

test('an hour that passes between the page and its own reading keeps its place, and can be chosen no more', async () => {
  const world = await withVisits()
  let reads = 0
  const fetch = (request: Request) => {
    if (request.url.includes('visit-moments') && ++reads > 1) world.clock.now = new Date('2026-11-23T19:00:00Z')
    return world.api.fetch(request)
  }
  const site = await startPages({ ...world, api: { ...world.api, fetch } })
  const listHours = () => [...document.querySelectorAll<HTMLInputElement>('[name=visit_moments]')]
  await site.open('schedule', { params: { id: '7' } })
  await expect.poll(() => listHours().filter(({ disabled }) => disabled).length).toBeGreaterThan(0)
  const written = (await site.read('schedule', { params: { id: '7' } })).match(/name="visit_moments"/g)!
  const free = listHours().filter(({ disabled }) => !disabled)
  // What is free now is all that a page of now offers, and what has passed stands before it.
  expect(free).toHaveLength(written.length)
  expect(listHours().findIndex(({ disabled }) => !disabled)).toBe(listHours().length - free.length)
})
