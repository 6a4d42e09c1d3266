import type { Language } from '#contract/fields.ts'

import { languageOf, pathTo, screens } from '../paths.ts'

const ownPages = [screens.sign_in, screens.sign_up, screens.forgot_password, screens.confirm_email]

/** Where somebody goes on who has signed in on the page of its own: back to where they came from, or home. */
export function pathAfterSignIn(language: Language): string {
  const home = pathTo('home', language)
  try {
    const was = sessionStorage.getItem('prevPath') ?? ''
    const isHere = /^\/[^/\\]/.test(was) && languageOf(was) === language
    const isOwn = ownPages.some((paths) => was.startsWith(paths[language].replace(/:.*/, '')))
    return isHere && !isOwn ? was : home
  } catch {
    return home
  }
}
