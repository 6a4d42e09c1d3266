import { getLanguage } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import { AccountShell } from '../account-shell.tsx'
import type { Route } from './+types/invitation-page'
import { InvitationForm } from './invitation-form.tsx'
import { createSignedLinkMeta } from './signed-link-meta.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const t = getTexts(getLanguage(url.pathname))
  return { title: `${t('account.invitation.title')} · ${getSite(context).brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createSignedLinkMeta(loaderData.title) : [])

export default function InvitationPage() {
  const t = useTexts()
  return (
    <AccountShell title={t('account.invitation.title')}>
      <InvitationForm />
    </AccountShell>
  )
}
