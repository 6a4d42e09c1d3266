import { useSearchParams } from 'react-router'

import { AccountShell } from '../account/account-shell.tsx'
import { createSignedLinkMeta } from '../account/link/signed-link-meta.ts'
import { useSignedLink } from '../account/link/signed-link.ts'
import { getLanguage } from '../paths.ts'
import { getSite } from '../site.ts'
import { getTexts } from '../texts.server.ts'
import { useTexts } from '../texts.ts'
import type { Route } from './+types/newsletter-page'
import { NewsletterLink } from './newsletter-link.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  const t = getTexts(getLanguage(url.pathname))
  return { title: `${t('newsletter.title')} · ${getSite(context).brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createSignedLinkMeta(loaderData.title) : [])

export default function NewsletterPage() {
  const t = useTexts()
  const [query] = useSearchParams()
  return (
    <AccountShell title={t('newsletter.title')}>
      <NewsletterLink link={useSignedLink()} action={query.get('do')} />
    </AccountShell>
  )
}
