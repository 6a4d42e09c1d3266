import { captchaEndpoints } from '#contract/account/captcha.ts'

import { handle, Json } from '../handle.ts'
import type { Tools } from '../../tools.ts'

export function createCaptchaHandlers({ captcha, passwords }: Tools) {
  return [
    handle(captchaEndpoints.challenge, async ({ input }) => {
      if (input.action === 'sign_up') passwords.prepare()
      const data = captcha ? await captcha.challenge(input.action) : null
      return new Json(JSON.stringify({ data }), { 'Cache-Control': 'no-store' })
    }),
  ]
}
