import { useSearchParams } from 'react-router'

import { AccountShell } from '../account/account-shell.tsx'
import { createSignedLinkMeta } from '../account/link/signed-link-meta.ts'
import { useSignedLink } from '../account/link/signed-link.ts'
import { getLanguage } from '../paths.ts'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useTexts } from '../texts.ts'
import type { Route } from './+types/available-page'
import { AvailableLink } from './available-link.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const t = getTexts(getLanguage(url.pathname))
  return { title: `${t('freshness.title')} · ${getSite(context).brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createSignedLinkMeta(loaderData.title) : [])

export default function AvailablePage() {
  const t = useTexts()
  const [query] = useSearchParams()
  const { id: key, expires, signature } = useSignedLink()
  return (
    <AccountShell title={t('freshness.title')}>
      <AvailableLink
        link={{ key, codes: query.get('codes') ?? '', expires, signature }}
        isGone={query.get('do') === 'no'}
      />
    </AccountShell>
  )
}
