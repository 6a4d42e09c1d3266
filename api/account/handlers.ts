import { accountEndpoints } from '#contract/account/account.ts'
import { exportEndpoints } from '#contract/account/export.ts'
import type { Language } from '#contract/fields.ts'
import en from '#locales/en/account/answers.ts'
import es from '#locales/es/account/answers.ts'

import { AppError } from '../app-error.ts'
import { handle, handleSignedIn } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { changePassword } from './change-password.ts'
import { completeSignUp } from './complete-sign-up.ts'
import { confirmEmail } from './confirm-email.ts'
import { listCountries } from './countries.ts'
import { deleteAccount } from './delete-account.ts'
import { exportAccount } from './export-account.ts'
import { endSession, findClient, listSessions, toProfile } from './queries.ts'
import { readLink } from './read-link.ts'
import { resetPassword } from './reset-password.ts'
import { sendAccountMail } from './send-account-mail.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import { updateProfile } from './update-profile.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }

const said = (key: keyof typeof es, language: Language) => ({ message: words[language][key] })

/** Signing up, in and out, profile and sessions: everything about somebody's own account. */
export function createAccountHandlers(tools: Tools) {
  return [...createEntryHandlers(tools), ...createOwnHandlers(tools)]
}

/** How somebody gets an account, and back into it. */
function createEntryHandlers(tools: Tools) {
  const endpoints = accountEndpoints
  return [
    handle(endpoints.signUp, async ({ input, language, keep }) => {
      const { 'g-recaptcha-response': captcha, lang = language, ...client } = input
      const answer = said('answer.signed_up', language)
      await signUp(tools, client, { captcha, language: lang, keep: (tx) => keep(tx, answer) })
      return answer
    }),

    handle(endpoints.signIn, async ({ input, caller }) => ({ data: await signIn(tools, input, caller) })),

    handle(endpoints.forgotPassword, async ({ input, language, caller: { address } }) => {
      const { email, 'g-recaptcha-response': captcha, lang = language } = input
      await sendAccountMail(tools, { kind: 'restore_password', email, captcha, address }, lang)
      return said('answer.restore_sent', language)
    }),

    handle(endpoints.resetPassword, async ({ input, language }) => {
      await resetPassword(tools, input, input.password)
      return said('answer.password_reset', language)
    }),

    handle(endpoints.showLink, async ({ input, session }) => ({ data: await readLink(tools, input, session) })),

    handle(endpoints.confirmEmail, async ({ input, language, session }) => {
      await confirmEmail(tools, input, session)
      return said('answer.email_confirmed', language)
    }),

    handle(endpoints.resendConfirmation, async ({ input, language, caller: { address } }) => {
      const { email, password, 'g-recaptcha-response': captcha, lang = language } = input
      await sendAccountMail(tools, { kind: 'confirm_email', email, captcha, address, password }, lang)
      return said('answer.confirmation_sent', language)
    }),

    handle(endpoints.countries, ({ language }) => ({ data: listCountries(language) })),
  ]
}

/** What somebody who is signed in does with the account. */
function createOwnHandlers(tools: Tools) {
  const { db, now } = tools
  const endpoints = accountEndpoints
  return [
    handleSignedIn(endpoints.signOut, async ({ session }) => {
      await endSession(db, session.client_id, session.id)
    }),

    handleSignedIn(endpoints.changePassword, async ({ input, session, language }) => {
      await changePassword(tools, session, { current: input.current_password, next: input.password })
      return said('answer.password_changed', language)
    }),

    handleSignedIn(endpoints.completeSignUp, async ({ input, session }) => ({
      data: await completeSignUp(db, session.client_id, input),
    })),

    handleSignedIn(endpoints.profile, async ({ session }) => {
      const client = await findClient(db, session.client_id)
      if (!client) throw new AppError('session.required')
      return { data: toProfile(client) }
    }),

    handleSignedIn(endpoints.editProfile, async ({ input, session }) => ({
      data: await updateProfile(tools, session, input),
    })),

    handleSignedIn(endpoints.sessions, async ({ session }) => ({ data: await listSessions(db, session) })),

    handleSignedIn(endpoints.endSession, async ({ input, session }) => {
      if (!(await endSession(db, session.client_id, input.id))) throw new AppError('request.not_found')
    }),

    handleSignedIn(exportEndpoints.export, async ({ session }) => ({ data: await exportAccount(db, session, now()) })),

    handleSignedIn(endpoints.deleteAccount, async ({ input, session }) => {
      await deleteAccount(tools, session, input.password)
    }),
  ]
}
