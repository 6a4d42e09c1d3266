import { useSearchParams } from 'react-router'

import { AccountShell } from '../../account/account-shell.tsx'
import { createSignedLinkMeta } from '../../account/link/signed-link-meta.ts'
import { useSignedLink } from '../../account/link/signed-link.ts'
import { getLanguage } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import type { Route } from './+types/visit-page'
import { VisitLink } from './visit-link.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const t = getTexts(getLanguage(url.pathname))
  return { title: `${t('visit.link.title')} · ${getSite(context).brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createSignedLinkMeta(loaderData.title) : [])

export default function VisitPage() {
  const t = useTexts()
  const [query] = useSearchParams()
  const { id: key, signature } = useSignedLink()
  return (
    <AccountShell title={t('visit.link.title')}>
      <VisitLink link={{ key, signature, as: query.get('as') === 'agent' ? 'agent' : 'visitor' }} />
    </AccountShell>
  )
}
