import { data } from 'react-router'

import { providerNames } from '#contract/account/provider.ts'

import { getLanguage } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { loadAccount } from '../../use-account.ts'
import { AccountShell } from '../account-shell.tsx'
import { createSignedLinkMeta } from '../link/signed-link-meta.ts'
import type { Route } from './+types/provider-page'
import { ProviderReturn } from './provider-return.tsx'

export function loader({ url, params, context }: Route.LoaderArgs) {
  const { brand, providers } = getSite(context)
  const provider = providers.find((ours) => ours === params.provider)
  if (!provider) throw data(null, { status: 404 })
  const t = getTexts(getLanguage(url.pathname))
  const heading = t('account.provider.title', { provider: providerNames[provider] })
  return { provider, heading, title: `${heading} · ${brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createSignedLinkMeta(loaderData.title) : [])

export default function ProviderPage({ loaderData: { provider, heading } }: Route.ComponentProps) {
  // The header's name, and what still has to be completed.
  return (
    <AccountShell title={heading}>
      <ProviderReturn provider={provider} onSignedIn={() => void loadAccount()} />
    </AccountShell>
  )
}
