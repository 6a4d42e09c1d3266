import { useRouteLoaderData } from 'react-router'

import type { Brand } from '#contract/brand.ts'

import type { Site } from './site.ts'

/** What a browser knows about the site: the root's loader hands it to every page. */
export type SiteFacts = Omit<Site, 'callIn' | 'articles' | 'brand' | 'hasRecaptcha'> & {
  brand: Omit<Brand, 'mortgage_referral' | 'real_site_url' | 'contact'> & {
    contact: Omit<Brand['contact'], 'departments'>
  }
  year: number
  /** While the demo world is loaded: the day that its banks' average rates are of (ISO date). */
  demoRatesOn?: string
}

/** The brand, the address and the version of the site. */
export function useSite(): SiteFacts {
  const site = useRouteLoaderData<SiteFacts>('root')
  if (!site) throw new Error('the root answers on every page')
  return site
}
