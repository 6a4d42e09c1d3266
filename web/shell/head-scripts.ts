import { closedNewsScript } from './closed-news.ts'
import { savedLanguageScript } from './saved-language.ts'
import { storedMarksScript } from '../favorite/stored-marks.ts'
import { earlyPressScript } from '../early-press.ts'
import { referralScript } from '../lead/referral/referral-script.ts'
import { sessionMarkScript } from '../account/session/session-mark.ts'

// They run once, as the server wrote them: a browser need not read them a second time.
const written = (code: string): string => (import.meta.env.SSR ? code : '')

/** Stands before everything that the page fetches. */
export const firstScript = written(referralScript)

/** Stands at the end of the head, before anything is painted: it goes by what the head says. */
export const headScript = written(
  `${savedLanguageScript}\n${closedNewsScript}\n${sessionMarkScript}\n${storedMarksScript}\n${earlyPressScript}`,
)
