import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { problem, rowId } from '../fields.ts'

export const waitingEndpoints = {
  announceWaiting: endpoint({
    method: 'PUT',
    path: '/v2/workspace/drafts/{id}/waiting',
    summary: 'Says how many files wait on a device to be sent to a draft, so that others see it; none ends it.',
    input: z.object({
      id: rowId,
      /** Made by the device itself. */
      device: z.uuid(problem('field.invalid')),
      count: z
        .int(problem('field.whole_number'))
        .check(z.minimum(0, problem('field.too_small')), z.maximum(200, problem('field.too_large'))),
      is_phone: z.boolean(problem('field.not_an_option')),
    }),
    output: z.unknown(),
    status: 204,
  }),
}
