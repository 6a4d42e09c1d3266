import { freshnessEndpoints } from '#contract/freshness/freshness.ts'
import type { Language } from '#contract/fields.ts'
import en from '#locales/en/freshness/answers.ts'
import es from '#locales/es/freshness/answers.ts'

import { requirePerson } from '../http/limit/queries.ts'
import { handle } from '../http/handle.ts'
import { Redirect } from '../http/handle.ts'
import type { Tools } from '../tools.ts'
import { answerLink, listAsked } from './answer-link.ts'
import { reportListing } from './report-listing.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }

/** The endpoints of what keeps offers true: an agent's answers by a letter's link, and visitors' reports. */
export function createFreshnessHandlers(tools: Tools) {
  const endpoints = freshnessEndpoints
  return [
    handle(endpoints.asked, async ({ input, language }) => ({ data: await listAsked(tools, input, language) })),

    handle(endpoints.answer, async ({ input, language }) => ({
      data: await answerLink(tools, input, input.is_available, language),
    })),

    handle(endpoints.report, async ({ input, language, caller: { address }, keep }) => {
      const { code, reason, text, 'g-recaptcha-response': captcha } = input
      const check = await requirePerson(tools, captcha, { action: 'report', orUnchecked: true })
      const message = words[language]['answer.report']
      await reportListing(
        tools,
        { code, reason, text: text ?? null, isChecked: check === 'checked' },
        { address, keep, message },
      )
      return { message }
    }),

    handle(endpoints.reportPlainly, async ({ input, language, caller: { address }, keep }) => {
      const message = words[language]['answer.report']
      await reportListing(tools, { ...input, isChecked: false }, { address, keep, message })
      // Whoever has no scripts reads pages, not answers.
      return new Redirect(tools.pageAddress('report', language, { holes: { code: input.code }, query: { done: '1' } }))
    }),
  ]
}
