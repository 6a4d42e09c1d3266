import type { ProviderName } from '#contract/account/provider.ts'

import { useLanguage } from '../../texts.ts'
import { useSite } from '../../use-site.ts'

/** Where a browser begins to sign in at a provider: an address of the API, which sends it on. */
export function useWayToProvider(): (provider: ProviderName) => string {
  const language = useLanguage()
  const { origin } = useSite().api
  return (provider) => `${origin}/v2/clients/login/${provider}?lang=${language}`
}
