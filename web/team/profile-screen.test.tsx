import { expect, test } from 'vitest'

import { startPages } from '../test-page.tsx'

test('a manager who is no agent is told so, and keeps the account safe all the same', async () => {
  const site = await startPages()
  await site.agency({ id: 3 })
  const signedIn = await site.enter({ role: 'manager', agency_id: 3 })
  const page = await site.open('own_profile', { signedIn })
  await page.says('Tu cuenta no tiene página pública de agente.')
  await page.says('Verificación en dos pasos')
  expect(document.querySelector('[role="alert"]')).toBeNull()
})
