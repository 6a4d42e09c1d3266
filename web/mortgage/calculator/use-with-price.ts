import { useRef } from 'react'

import { shareOf, withPrice, type Terms } from './terms.ts'

/** `withPrice` for a price that is typed key by key: the share is the one that stood before the first of them. */
export function useWithPrice(): (terms: Terms, price: number) => Terms {
  const last = useRef<{ terms: Terms; share: number }>(null)
  return (terms, price) => {
    const share = last.current?.terms === terms ? last.current.share : shareOf(terms)
    const next = withPrice(terms, price, share)
    last.current = { terms: next, share }
    return next
  }
}
