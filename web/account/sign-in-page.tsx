import { useNavigate } from 'react-router'

import { createMeta } from '../meta.ts'
import { getTwinPaths } from '../paths.ts'
import { getSite } from '../site.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { loadAccount } from '../use-account.ts'
import { loadPersonal } from './session/load-personal.ts'
import type { Route } from './+types/sign-in-page'
import { AccountShell } from './account-shell.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { readPathAfterSignIn } from './way-back.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, getSite(context), getTwinPaths('sign_in'), (t) => ({
    title: t('account.sign_in.title'),
    description: t('account.sign_in.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? createMeta(loaderData) : [])

export default function SignInPage() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const goOn = () => {
    // The header's name, and what still has to be completed.
    void loadAccount()
    void navigate(readPathAfterSignIn(language))
  }
  return (
    <AccountShell title={t('account.sign_in.title')}>
      <SignInForm onDone={goOn} />
    </AccountShell>
  )
}
