import { siteOf } from '../../site.ts'
import { languageOf } from '../../paths.ts'
import { textsFor } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import type { Route } from './+types/restore-password-page'
import { AccountShell } from '../account-shell.tsx'
import { RestoreForm } from './restore-form.tsx'
import { signedLinkMeta } from './signed-link-meta.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const t = textsFor(languageOf(url.pathname))
  return { title: `${t('account.restore.title')} · ${siteOf(context).brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? signedLinkMeta(loaderData.title) : [])

export default function RestorePasswordPage() {
  const t = useTexts()
  return (
    <AccountShell title={t('account.restore.title')}>
      <RestoreForm />
    </AccountShell>
  )
}
