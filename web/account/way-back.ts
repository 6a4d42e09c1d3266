import type { Language } from '#contract/fields.ts'

import { languageOf, pathTo, screens } from '../paths.ts'

const ownPages = [screens.sign_in, screens.sign_up, screens.forgot_password, screens.confirm_email, screens.provider]

/** Where somebody goes on who has signed in on a page of its own: back to where they came from, or home. */
export function pathAfterSignIn(language: Language): string {
  const home = pathTo('home', language)
  try {
    const were = ['currentPath', 'prevPath'].map((name) => sessionStorage.getItem(name) ?? '')
    return were.find((path) => isWayBack(path, language)) ?? home
  } catch {
    return home
  }
}

function isWayBack(path: string, language: Language): boolean {
  const isHere = /^\/[^/\\]/.test(path) && languageOf(path) === language
  const isOwn = ownPages.some((paths) => path.startsWith(paths[language].replace(/:.*/, '')))
  return isHere && !isOwn
}
