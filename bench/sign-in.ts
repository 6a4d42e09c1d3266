import type { Page } from '@playwright/test'

import { demoPassword } from '../demo/accounts.ts'
import { send } from './faults/writes.ts'

/** Signs somebody of the demo world in, in the browser that the page is of too; answers the token of the session. */
export async function signIn(page: Page, url: string, email: string): Promise<string> {
  const body = { email, password: demoPassword }
  const { data } = (await send(url, 'POST', '/v2/clients/login', { body })) as {
    data: { user: unknown; token: string }
  }
  await page.goto(`${url}/robots.txt`)
  await page.evaluate(
    ([user, token]) => {
      localStorage.setItem('user', user!)
      localStorage.setItem('token', token!)
    },
    [JSON.stringify(data.user), data.token],
  )
  return data.token
}
