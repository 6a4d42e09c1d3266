import { useMemo } from 'react'

import { createApiClient, type Call } from './api-client.ts'
import { useLanguage } from './texts.ts'
import { useSite } from './use-site.ts'

/** The API as the browser reaches it. */
export function useCall(): Call {
  const language = useLanguage()
  const { origin, key } = useSite().api
  return useMemo(
    () =>
      createApiClient({
        fetch: (request) => fetch(request),
        origin: origin || globalThis.location?.origin,
        key,
        language,
      }),
    [origin, key, language],
  )
}
