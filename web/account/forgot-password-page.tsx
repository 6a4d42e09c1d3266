import { useNavigate } from 'react-router'

import { metaOf } from '../meta.ts'
import { pathTo, twinPaths } from '../paths.ts'
import { siteOf } from '../site.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { loadPersonal } from './session/load-personal.ts'
import type { Route } from './+types/forgot-password-page'
import { AccountShell } from './account-shell.tsx'
import { ForgotForm } from './forgot-form.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, siteOf(context), twinPaths('forgot_password'), (t) => ({
    title: t('account.forgot.title'),
    description: t('account.forgot.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function ForgotPasswordPage() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <AccountShell title={t('account.forgot.title')}>
      <ForgotForm onDone={() => void navigate(pathTo('sign_in', language))} />
    </AccountShell>
  )
}
