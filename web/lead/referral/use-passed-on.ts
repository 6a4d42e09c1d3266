import { useEffect, useState } from 'react'

/** An address as its reader passes it on: with who sent them, who stands in the page's own address by then. */
export function usePassedOn(address: string): string {
  const [passedOn, setPassedOn] = useState({ address, full: address })
  useEffect(() => {
    if (!/referer=/.test(location.search)) return undefined
    let isLeft = false
    void import('./referral.ts')
      .then(({ withReferral }) => isLeft || setPassedOn({ address, full: withReferral(address) }))
      .catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [address])
  return passedOn.address === address ? passedOn.full : address
}
