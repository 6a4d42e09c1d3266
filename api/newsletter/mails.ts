import type { MailKind } from '#contract/mail/mail.ts'
import type { Language } from '#contract/fields.ts'

import type { Writer } from '../mail/deliver-mails.ts'
import type { Tools } from '../tools.ts'
import { findRequest, findSubscriber, type Subscriber, getSubscription } from './queries.ts'
import { lifeOfConfirming, signSubscription } from './signature.ts'

type Needed = Pick<Tools, 'pageAddress' | 'secret' | 'siteUrl' | 'writeMail' | 'now'>

/** How the emails about the newsletter are written. */
export function createNewsletterMails(tools: Needed) {
  const { pageAddress, secret, siteUrl, writeMail, now } = tools
  const about =
    (kind: Extract<MailKind, 'newsletter_begun' | 'newsletter_known'>): Writer =>
    async (tx, { to, language }) => {
      const subscriber = await findSubscriber(tx, { email: to })
      if (!subscriber || !getSubscription(subscriber).is_subscribed) return null
      const written = writeMail(kind, language, { full_name: '', link: changeLink(subscriber, language) })
      return { ...written, unsubscribe: endAddress(subscriber) }
    }
  const changeLink = ({ key }: Subscriber, language: Language) => {
    const query = { do: 'change', signature: signSubscription(secret, 'change', key) }
    return pageAddress('newsletter', language, { id: key, query })
  }
  /** Where a mail program says that emails are to end: the API itself, for no page is opened. */
  const endAddress = ({ key }: Subscriber) =>
    `${siteUrl}/v2/newsletter-subscription/${key}/unsubscribe?${new URLSearchParams({
      signature: signSubscription(secret, 'change', key),
    })}`

  return {
    confirm_newsletter: async (tx, { to, language, about }) => {
      const subscriber = await findSubscriber(tx, { email: to })
      if (subscriber && getSubscription(subscriber).is_subscribed) return null
      // The release before asked without a request.
      const asked = about.request === undefined ? subscriber : await findRequest(tx, about.request as string)
      if (!asked) return null
      const { key } = asked
      const expires = String(Math.floor((now().getTime() + lifeOfConfirming) / 1000))
      const query = { do: 'confirm', expires, signature: signSubscription(secret, 'confirm', key, expires) }
      return writeMail('confirm_newsletter', language, {
        full_name: '',
        link: pageAddress('newsletter', language, { id: key, query }),
      })
    },
    newsletter_begun: about('newsletter_begun'),
    newsletter_known: about('newsletter_known'),
  } satisfies Partial<Record<MailKind, Writer>>
}
