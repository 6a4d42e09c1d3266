import { alertEndpoints } from '#contract/saved-search/alert.ts'
import type { Language } from '#contract/fields.ts'
import en from '#locales/en/account/answers.ts'
import es from '#locales/es/account/answers.ts'

import { handle } from '../../http/handle.ts'
import { readKnownFilter } from '../known-filter.ts'
import type { Tools } from '../../tools.ts'
import {
  getAlertRequest,
  changeAlert,
  confirmVisitorAlert,
  pauseAlert,
  saveVisitorAlert,
} from './save-visitor-alert.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }

export function createAlertHandlers(tools: Tools) {
  return [
    handle(alertEndpoints.subscribe, async ({ input, language, caller: { address } }) => {
      const { email, name, criteria, alert, 'g-recaptcha-response': captcha, lang = language } = input
      const filter = readKnownFilter(tools.search, criteria)
      await saveVisitorAlert(tools, { email, name, filter, alert, language: lang }, { captcha, address })
      return { message: words[language]['answer.alert_sent'] }
    }),

    handle(alertEndpoints.showRequest, async ({ input }) => ({
      data: await getAlertRequest(tools.db, tools.secret, input),
    })),

    handle(alertEndpoints.confirm, async ({ input, language }) => {
      await confirmVisitorAlert(tools, input)
      return { message: words[language]['answer.alert_confirmed'] }
    }),

    handle(alertEndpoints.show, async ({ input }) => ({ data: await changeAlert(tools, input) })),

    handle(alertEndpoints.change, async ({ input }) => ({ data: await changeAlert(tools, input, input.alert) })),

    handle(alertEndpoints.pause, async ({ input, language }) => {
      await pauseAlert(tools, input)
      return { message: words[language]['answer.alert_paused'] }
    }),
  ]
}
