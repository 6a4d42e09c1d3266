import { useEffect } from 'react'

import type { propertyEndpoints } from '#contract/property/property.ts'

import { useTexts } from '../../texts.ts'
import { useCall } from '../../use-call.ts'
import { startSwiping } from './swipe-cards.ts'

// Without the schemas, which only the server needs.
const endpoint = { method: 'GET', path: '/v2/properties/{code}/photos' } as unknown as typeof propertyEndpoints.photos

/** Lets the pictures of every card be swiped, wherever it stands. */
export function useCardSwiping(): void {
  const call = useCall()
  const t = useTexts()
  useEffect(() => startSwiping({ fetchPhotos: async (code) => (await call(endpoint, { code })).data, t }), [call, t])
}
