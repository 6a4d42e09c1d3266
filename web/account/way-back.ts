import type { Language } from '#contract/fields.ts'

import { getLanguage, toPath, screens } from '../paths.ts'

const ownPages = [screens.sign_in, screens.sign_up, screens.forgot_password, screens.confirm_email, screens.provider]

/** Where somebody goes on who has signed in on a page of its own: back to where they came from, or home. */
export function readPathAfterSignIn(language: Language): string {
  const home = toPath('home', language)
  try {
    const were = ['currentPath', 'prevPath'].map((name) => sessionStorage.getItem(name) ?? '')
    return were.find((path) => isWayBack(path, language)) ?? home
  } catch {
    return home
  }
}

function isWayBack(path: string, language: Language): boolean {
  const isHere = /^\/[^/\\]/.test(path) && getLanguage(path) === language
  const isOwn = ownPages.some((paths) => path.startsWith(paths[language].replace(/:.*/, '')))
  return isHere && !isOwn
}
