import { useSearchParams } from 'react-router'

import { AccountShell } from '../account/account-shell.tsx'
import { createSignedLinkMeta } from '../account/link/signed-link-meta.ts'
import { useSignedLink } from '../account/link/signed-link.ts'
import { getLanguage } from '../paths.ts'
import { describeCriteria } from '../search/describe-criteria.ts'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useTexts } from '../texts.ts'
import type { Route } from './+types/alert-page'
import { AlertLink } from './alert-link.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const t = getTexts(getLanguage(url.pathname))
  return { title: `${t('saved.alert.title')} · ${getSite(context).brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createSignedLinkMeta(loaderData.title) : [])

export default function AlertPage() {
  const t = useTexts()
  const [query] = useSearchParams()
  return (
    <AccountShell title={t('saved.alert.title')}>
      <AlertLink link={useSignedLink()} action={query.get('do')} say={describeCriteria} />
    </AccountShell>
  )
}
