import type { Endpoint, InputOf } from '#contract/endpoint.ts'
import type { Failure } from '#contract/errors.ts'

import { readSession } from '../account/session/session.ts'
import { ApiRefusal, toEndpointAddress } from '../api-client.ts'
import { useLanguage } from '../texts.ts'
import { useSite } from '../use-site.ts'

/** Fetches a file as whoever is signed in: the API's client reads texts, and a file would not survive that. */
export function useFile() {
  const language = useLanguage()
  const { origin, key } = useSite().api
  return async <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<Blob> => {
    const address = toEndpointAddress(endpoint, input as Record<string, unknown>)
    const response = await fetch((origin || location.origin) + address, {
      headers: {
        'X-Api-Key': key,
        'X-Requested-With': 'XMLHttpRequest',
        'Accept-Language': language,
        Authorization: `Bearer ${readSession()?.token ?? ''}`,
      },
    })
    if (response.ok) return response.blob()
    throw new ApiRefusal(response.status, ((await response.json().catch(() => null)) ?? {}) as Failure)
  }
}
