import { createContext, type RouterContextProvider } from 'react-router'

import type { ProviderName } from '#contract/account/provider.ts'
import type { Brand } from '#contract/brand.ts'
import type { Language } from '#contract/fields.ts'

import type { Call } from './api-client.ts'

/** What the server hands to every render. */
export type Site = {
  brand: Brand
  /** Absolute origin of the site, without a slash at the end. */
  url: string
  version: string
  /** Whether the fictional demo world is loaded: the footer says so. */
  isDemo: boolean
  /** What a browser needs to call the API: empty origin means its own. */
  api: { origin: string; key: string }
  /** Who else may say who somebody is: forms that sign in or up offer them. */
  providers: readonly ProviderName[]
  /** Whether forms ask Google's reCAPTCHA: what is said of privacy tells it. */
  hasRecaptcha: boolean
  /** What the outside service that counts events knows this site by; without it nothing is counted. */
  analytics?: string
  /** Where the map's style is. */
  mapStyle: string
  callIn: (language: Language) => Call
}

const siteContext = createContext<Site>()

export function setSite(context: RouterContextProvider, site: Site): void {
  context.set(siteContext, site)
}

/** The site of a loader's context. */
export function getSite(context: Readonly<RouterContextProvider>): Site {
  return context.get(siteContext)
}
