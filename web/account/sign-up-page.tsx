import { useNavigate } from 'react-router'

import { createMeta } from '../meta.ts'
import { toPath, getTwinPaths } from '../paths.ts'
import { getSite } from '../site.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { loadPersonal } from './session/load-personal.ts'
import type { Route } from './+types/sign-up-page'
import { AccountShell } from './account-shell.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('sign_up'), (t) => ({
    title: t('account.sign_up.title'),
    description: t('account.sign_up.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function SignUpPage() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  return (
    <AccountShell title={t('account.sign_up.title')}>
      <SignUpForm onDone={() => void navigate(toPath('sign_in', language))} />
    </AccountShell>
  )
}
