import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { listingCode } from '../fields.ts'

export const figureEndpoints = {
  opened: endpoint({
    method: 'POST',
    path: '/v2/properties/{code}/opened',
    isOneClick: true,
    status: 204,
    summary:
      'A listing’s page was in view for five seconds: counted by day, with nothing of who it was, and nothing kept on the device.',
    input: z.object({ code: listingCode }),
    output: z.unknown(),
  }),
}
