import { useNavigate } from 'react-router'

import { createMeta } from '../meta.ts'
import { toPath, getTwinPaths } from '../paths.ts'
import { getSite } from '../site.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { loadPersonal } from './session/load-personal.ts'
import type { Route } from './+types/forgot-password-page'
import { AccountShell } from './account-shell.tsx'
import { ForgotForm } from './forgot-form.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('forgot_password'), (t) => ({
    title: t('account.forgot.title'),
    description: t('account.forgot.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function ForgotPasswordPage() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <AccountShell title={t('account.forgot.title')}>
      <ForgotForm onDone={() => void navigate(toPath('sign_in', language))} />
    </AccountShell>
  )
}
