import type { MailKind } from '#contract/mail/mail.ts'

import { findClient } from '../account/queries.ts'
import type { Writer } from '../mail/deliver-mails.ts'
import type { Tools } from '../tools.ts'
import { findWebhook } from './webhook/queries.ts'

/** How emails about an agency's connections are written. */
export function createConnectionMails({ writeMail, pageAddress }: Tools) {
  const writeOff =
    (kind: 'webhook_failing' | 'webhook_gone'): Writer =>
    async (tx, { language, about }) => {
      const client = await findClient(tx, Number(about.client))
      const webhook = await findWebhook(tx, Number(about.webhook))
      // Somebody turned it on again, or it is gone.
      if (!client || !webhook?.off_at) return null
      const { host } = new URL(webhook.url)
      return writeMail(kind, language, {
        full_name: client.full_name,
        host,
        link: pageAddress('connections', language),
      })
    }
  return {
    webhook_failing: writeOff('webhook_failing'),
    webhook_gone: writeOff('webhook_gone'),
  } satisfies Partial<Record<MailKind, Writer>>
}
