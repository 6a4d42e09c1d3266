import { useNavigate } from 'react-router'

import { metaOf } from '../meta.ts'
import { twinPaths } from '../paths.ts'
import { siteOf } from '../site.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { loadAccount } from '../use-account.ts'
import { loadPersonal } from './session/load-personal.ts'
import type { Route } from './+types/sign-in-page'
import { AccountShell } from './account-shell.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { pathAfterSignIn } from './way-back.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadPersonal(url, siteOf(context), twinPaths('sign_in'), (t) => ({
    title: t('account.sign_in.title'),
    description: t('account.sign_in.lead'),
  }))
}

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData) : [])

export default function SignInPage() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const goOn = () => {
    // The header's name, and what still has to be completed.
    void loadAccount()
    void navigate(pathAfterSignIn(language))
  }
  return (
    <AccountShell title={t('account.sign_in.title')}>
      <SignInForm onDone={goOn} />
    </AccountShell>
  )
}
