import { createTransport, type SendMailOptions, type Transporter } from 'nodemailer'

import type { Language } from '#contract/fields.ts'
import type { WrittenMail } from '#contract/mail/mail.ts'

export type Mail = WrittenMail & { id: string; to: string; language: Language }

/** Hands an email over; it throws when that did not work, or was broken off. */
export type Mailer = { send: (mail: Mail, isOver: AbortSignal) => Promise<void>; close: () => void }

type From = { name: string; address: string }

/** What a mail server is given to answer: one that takes its time over an email must not get it twice. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 75_000, dnsTimeout: 10_000 }
/** The outbox says when an email is tried again, not the connections. */
const connections = { pool: true, maxConnections: 4, maxRequeues: 0 } as const

/** Emails to a mail server: `smtp://user:password@host:587`. */
export function createSmtpMailer(url: string, from: From): Mailer {
  const transport = createTransport({ url, ...patience, ...connections })
  return {
    send: async (mail, signal) => void (await transport.sendMail({ ...messageOf(mail, from), signal })),
    close: () => transport.close(),
  }
}

/** The whole message as it would travel, for a folder that stands in for a mail server. */
export async function composeMessage(mail: Mail, from: From): Promise<Buffer> {
  const { message } = await writer.sendMail(messageOf(mail, from))
  return message as Buffer
}

const writer: Transporter<{ message: unknown }> = createTransport({ streamTransport: true, buffer: true })

const eventNames: Record<Language, string> = { es: 'visita', en: 'visit' }

function messageOf(
  { id, to, language, subject, html, text, unsubscribe, reply_to, calendar }: Mail,
  from: From,
): SendMailOptions {
  const oneClick = unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return {
    from,
    // As an object it is one address, whatever is written in it.
    to: { name: '', address: to },
    ...(reply_to && { replyTo: reply_to }),
    subject,
    html,
    text,
    ...(calendar && { icalEvent: { ...calendar, filename: `${eventNames[language]}.ics` } }),
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated', ...oneClick },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
