import { getSite } from '../../site.ts'
import { getLanguage } from '../../paths.ts'
import { getTexts } from '../../texts.server.ts'
import { useTexts } from '../../texts.ts'
import type { Route } from './+types/restore-password-page'
import { AccountShell } from '../account-shell.tsx'
import { RestoreForm } from './restore-form.tsx'
import { createSignedLinkMeta } from './signed-link-meta.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const t = getTexts(getLanguage(url.pathname))
  return { title: `${t('account.restore.title')} · ${getSite(context).brand.name}` }
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createSignedLinkMeta(loaderData.title) : [])

export default function RestorePasswordPage() {
  const t = useTexts()
  return (
    <AccountShell title={t('account.restore.title')}>
      <RestoreForm />
    </AccountShell>
  )
}
