import { type Captcha, createCaptcha } from './captcha.ts'
import { createRecaptcha } from './recaptcha.ts'
import type { Tools } from '../tools.ts'

type Wanted = { kind: 'altcha' | 'recaptcha' | 'off'; siteKey: string | undefined; secretKey: string | undefined }

/** The captcha that an installation is set up with; none where it is turned off. */
export function chooseCaptcha(
  { kind, siteKey, secretKey }: Wanted,
  tools: Pick<Tools, 'secret' | 'siteUrl' | 'log' | 'now'>,
): Captcha | undefined {
  if (kind === 'altcha') return createCaptcha(tools.secret, tools.now)
  if (kind === 'off' || !siteKey || !secretKey) return undefined
  return createRecaptcha({ ...tools, siteKey, secret: secretKey })
}
