import { languageOf } from '../../paths.ts'
import { siteOf } from '../../site.ts'
import { textsFor } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import type { Route } from './+types/confirm-email-page'
import { AccountShell } from '../account-shell.tsx'
import { ConfirmEmail } from './confirm-email.tsx'
import { signedLinkMeta } from './signed-link-meta.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const t = textsFor(languageOf(url.pathname))
  return { title: `${t('account.confirm.title')} · ${siteOf(context).brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? signedLinkMeta(loaderData.title) : [])

export default function ConfirmEmailPage() {
  const t = useTexts()
  return (
    <AccountShell title={t('account.confirm.title')}>
      <ConfirmEmail />
    </AccountShell>
  )
}
