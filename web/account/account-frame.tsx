import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

import { toPath } from '../paths.ts'
import { readSession, useSession } from './session/session.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { notify } from '../ui/snackbar.ts'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { useSignOut } from './session/use-signed-call.ts'
import { showAuthDialog, useAuthDialog } from './auth-dialog.ts'
import { CompleteForm } from './complete-form.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

const close = () => showAuthDialog('none')

/** The dialogs of the account, around every page. */
export function AccountFrame() {
  const t = useTexts()
  const dialog = useAuthDialog()
  const { pathname } = useLocation()
  useForcedCompletion()
  const openedOn = useRef(pathname)
  useEffect(() => {
    if (openedOn.current === pathname) return
    openedOn.current = pathname
    // What was begun on another page is over.
    if (dialog !== 'complete-signup') close()
  }, [pathname, dialog])
  switch (dialog) {
    case 'signin':
      return (
        <OpenDialog key={dialog} title={t('account.sign_in.title')} onClose={close}>
          <SignInForm isInDialog onDone={close} />
        </OpenDialog>
      )
    case 'signup':
      return (
        <OpenDialog key={dialog} title={t('account.sign_up.title')} onClose={close}>
          <SignUpForm isInDialog onDone={() => showAuthDialog('signin')} />
        </OpenDialog>
      )
    case 'restore-password':
      return (
        <OpenDialog key={dialog} title={t('account.forgot.title')} onClose={close}>
          <ForgotForm isInDialog onDone={() => showAuthDialog('signin')} />
        </OpenDialog>
      )
    case 'complete-signup':
      return <CompleteDialog key={dialog} />
    default:
      return null
  }
}

/** Whoever is signed in and has not said what they are is asked before anything else. */
function useForcedCompletion(): void {
  const session = useSession()
  const dialog = useAuthDialog()
  const isIncomplete = session !== null && session.user.type.length === 0
  useEffect(() => {
    if (isIncomplete && dialog !== 'complete-signup') showAuthDialog('complete-signup')
    // Signed out, or completed, in another tab.
    if (!isIncomplete && dialog === 'complete-signup') close()
  }, [isIncomplete, dialog])
}

/** Closing it any other way than by completing it is cancelling, which signs out. */
function CompleteDialog() {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const signOut = useSignOut()
  const cancel = () => {
    close()
    if (readSession()?.user.type.length !== 0) return
    signOut()
    notify(t('account.signed_out'))
  }
  const complete = () => {
    close()
    void navigate(toPath('profile', language))
  }
  return (
    <OpenDialog title={t('account.complete.title')} onClose={cancel}>
      <CompleteForm onDone={complete} onCancel={cancel} />
    </OpenDialog>
  )
}
