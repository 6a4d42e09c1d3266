import type { Language } from '#contract/fields.ts'
import { newsletterEndpoints } from '#contract/newsletter/newsletter.ts'
import en from '#locales/en/lead/answers.ts'
import es from '#locales/es/lead/answers.ts'

import { handle } from '../http/handle.ts'
import { isSuspect } from '../http/limit/rules.ts'
import type { Tools } from '../tools.ts'
import { changeSubscriber, confirmSubscriber, requestOf, saveSubscriber } from './save-subscriber.ts'

const words: Record<Language, Record<keyof typeof es, string>> = { es, en }

export function createNewsletterHandlers(tools: Tools) {
  const endpoints = newsletterEndpoints
  return [
    handle(endpoints.subscribe, async ({ input, language: asked, caller: { address }, keep }) => {
      const { email, name, interests, page, consent, proof, lang: language = asked } = input
      const captcha = input['g-recaptcha-response']
      const answer = { message: words[asked]['answer.newsletter_sent'] }
      const by = { captcha, proof, address, isSuspect: isSuspect(input), keep, answer }
      await saveSubscriber(tools, { email, name, interests, page, consent, language }, by)
      return answer
    }),

    handle(endpoints.showRequest, async ({ input }) => ({ data: await requestOf(tools.db, tools.secret, input) })),

    handle(endpoints.confirm, async ({ input, language }) => ({
      proof: await confirmSubscriber(tools, input),
      message: words[language]['answer.newsletter_begun'],
    })),

    handle(endpoints.show, async ({ input }) => ({ data: await changeSubscriber(tools, input) })),

    handle(endpoints.change, async ({ input }) => {
      const { key, signature, ...changes } = input
      return { data: await changeSubscriber(tools, { key, signature }, changes) }
    }),

    handle(endpoints.unsubscribe, async ({ input, language }) => {
      await changeSubscriber(tools, input, { is_subscribed: false })
      return { message: words[language]['answer.newsletter_ended'] }
    }),
  ]
}
