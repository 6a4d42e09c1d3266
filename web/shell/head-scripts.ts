import { closedNewsScript } from './closed-news.ts'
import { savedLanguageScript } from './saved-language.ts'
import { writeStoredMarksScript } from '../favorite/stored-marks.ts'
import { earlyPressScript } from '../early-press.ts'
import { referralScript } from '../lead/referral/referral-script.ts'
import { openMapScript } from '../search/map/map-mark.ts'
import { sessionMarkScript } from '../account/session/session-mark.ts'

// They run once, as the server wrote them: a browser need not read them a second time.
const written = (code: string): string => (import.meta.env.SSR ? code : '')

/** Stands before everything that the page fetches. */
export const firstScript = written(referralScript)

/** Stands at the end of the head, before anything is painted: it goes by what the head says. */
export const headScript = import.meta.env.SSR
  ? [
      savedLanguageScript,
      closedNewsScript,
      sessionMarkScript,
      writeStoredMarksScript(),
      earlyPressScript,
      openMapScript,
    ].join('\n')
  : ''
