import type { Locator } from '@playwright/test'

import type { Language } from '#contract/fields.ts'

import { say } from './say.ts'

/** The fields of an account's form, wherever it stands. */
export function locateFields(form: Locator, language: Language) {
  const t = say[language]
  return {
    email: form.getByLabel(t('account.email')),
    password: form.getByLabel(`${t('account.password')} *`, { exact: true }),
    again: form.getByLabel(t('account.confirm_password')),
    signUp: form.getByRole('button', { name: t('account.sign_up.submit'), exact: true }),
    signIn: form.locator('form').getByRole('button', { name: t('account.sign_in.submit'), exact: true }),
  }
}
