import { useMemo } from 'react'

import { readSession } from '../../account/session/session.ts'
import { useLanguage } from '../../texts.ts'
import { useSite } from '../../use-site.ts'

/** Where files are sent in pieces, as whoever is signed in at that moment. */
export function useUploadServer() {
  const language = useLanguage()
  const { origin, key } = useSite().api
  return useMemo(
    () => ({
      endpoint: `${origin || location.origin}/v2/uploads`,
      headers: () => ({
        'X-Api-Key': key,
        'X-Requested-With': 'XMLHttpRequest',
        'Accept-Language': language,
        Authorization: `Bearer ${readSession()?.token ?? ''}`,
      }),
    }),
    [origin, key, language],
  )
}
