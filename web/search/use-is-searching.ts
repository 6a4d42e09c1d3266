import { useLocation, useNavigation } from 'react-router'

import { getFixed } from './search-address.ts'

/** Whether another page of results is on its way. */
export function useIsSearching(): boolean {
  const { location } = useNavigation()
  const here = useLocation()
  if (!location) return false
  return location.pathname === here.pathname || Object.keys(getFixed(location.pathname)).length > 0
}
