import { getLanguage } from '../../paths.ts'
import { getSite } from '../../site.ts'
import { getTexts } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import type { Route } from './+types/confirm-email-page'
import { AccountShell } from '../account-shell.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { createSignedLinkMeta } from './signed-link-meta.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const t = getTexts(getLanguage(url.pathname))
  return { title: `${t('account.confirm.title')} · ${getSite(context).brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createSignedLinkMeta(loaderData.title) : [])

export default function ConfirmEmailPage() {
  const t = useTexts()
  return (
    <AccountShell title={t('account.confirm.title')}>
      <ConfirmEmail />
    </AccountShell>
  )
}
