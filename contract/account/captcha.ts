import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'

export const captchaEndpoints = {
  challenge: endpoint({
    method: 'GET',
    path: '/v2/captcha',
    access: 'client',
    summary: 'A challenge of the self-hosted captcha; null where none is asked for.',
    input: z.object({}),
    output: z.object({
      data: z.nullable(z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.optional(z.string()) })),
    }),
  }),
}
