import type { MailData, MailKind } from '#contract/mail/mail.ts'
import { type ProviderName, providerNames } from '#contract/account/provider.ts'
import type { Language } from '#contract/fields.ts'

import type { Transaction } from '../database/open.ts'
import type { Writer } from '../mail/deliver-mails.ts'
import type { Tools } from '../tools.ts'
import { addRestoring, addSignUpLink, listSignUps } from './open-account.ts'
import { addLink, type Client, findClient, findClientByEmail, findUnconfirmed } from './queries.ts'
import type { LinkKind } from './signature.ts'

/** How each email of an account is written; its links are made here, when it is known who has an account. */
export function createAccountMails(tools: Tools) {
  const writing = createWriting(tools)
  return { ...createLinkMails(tools, writing), ...createNoticeMails(writing) }
}

type Writing = ReturnType<typeof createWriting>

/** What the emails share: their words, and the addresses that they lead to. */
function createWriting(tools: Tools) {
  const write = <Kind extends MailKind>(kind: Kind, language: Language, data: MailData[Kind]) =>
    tools.writeMail(kind, language, data)
  const linkFor = async (tx: Transaction, kind: LinkKind, { id: client_id }: Client, language: Language) => {
    return addressOf(kind, await addLink(tx, tools.secret, kind, client_id), language)
  }
  const addressOf = (kind: LinkKind, link: { id: string; query: Record<string, string> }, language: Language) =>
    tools.pageAddress(kind === 'restore_password' ? 'restore_password' : 'confirm_email', language, link)
  const pages = (language: Language) => ({
    sign_in: tools.pageAddress('sign_in', language),
    restore: tools.pageAddress('forgot_password', language),
  })
  return { write, linkFor, addressOf, pages }
}

/** Emails whose link does something. */
function createLinkMails(tools: Tools, { write, linkFor, addressOf }: Writing) {
  return {
    confirm_email: async (tx, { to, language, about }) => {
      if (await findClientByEmail(tx, to)) return null
      const waiting = await listSignUps(tx, to)
      const signUp = about.sign_up === undefined ? waiting[0] : waiting.find(({ id }) => id === about.sign_up)
      if (signUp) {
        const link = addressOf(
          'confirm_email',
          await addSignUpLink(tx, tools.secret, 'confirm_email', signUp.id),
          language,
        )
        return write('confirm_email', language, { full_name: signUp.full_name, link })
      }
      const left = about.sign_up === undefined && (await findUnconfirmed(tx, to))
      if (!left) return null
      const link = await linkFor(tx, 'confirm_email', left, language)
      return write('confirm_email', language, { full_name: left.full_name, link })
    },
    restore_password: async (tx, { to, language }) => {
      const client = await findClientByEmail(tx, to)
      if (client) {
        const link = await linkFor(tx, 'restore_password', client, language)
        return write('restore_password', language, { full_name: client.full_name, link })
      }
      const [signUp] = await listSignUps(tx, to)
      if (!signUp && !(await findUnconfirmed(tx, to))) return null
      const id = await addRestoring(tx, to, language)
      const link = addressOf(
        'restore_password',
        await addSignUpLink(tx, tools.secret, 'restore_password', id),
        language,
      )
      // Nobody knows yet whose name it is that a sign-up brought.
      return write('restore_password', language, { full_name: '', link })
    },
    confirm_new_email: async (tx, { to, language, about }) => {
      const client = await findClient(tx, Number(about.id))
      // Whoever has the address already is not bothered, and nobody learns of it.
      if (!client || client.new_email !== to || (await findClientByEmail(tx, to))) return null
      const link = await linkFor(tx, 'confirm_new_email', client, language)
      return write('confirm_new_email', language, { full_name: client.full_name, link })
    },
  } satisfies Partial<Record<MailKind, Writer>>
}

/** Emails that tell what happened, and where to go if it was somebody else. */
function createNoticeMails({ write, pages }: Writing) {
  type Plain = 'password_changed' | 'phone_changed' | 'factor_on' | 'factor_off'
  const notice = async (tx: Transaction, kind: Plain, to: string, language: Language) => {
    const client = await findClientByEmail(tx, to)
    const { restore } = pages(language)
    return client && write(kind, language, { full_name: client.full_name, restore })
  }
  return {
    already_registered: async (tx, { to, language }) => {
      const client = await findClientByEmail(tx, to)
      return client && write('already_registered', language, { full_name: client.full_name, ...pages(language) })
    },
    password_changed: (tx, { to, language }) => notice(tx, 'password_changed', to, language),
    email_changing: async (tx, { to, language, about }) => {
      const client = await findClientByEmail(tx, to)
      const { restore } = pages(language)
      const { full_name } = client ?? { full_name: '' }
      return client && write('email_changing', language, { full_name, new_email: String(about.email), restore })
    },
    phone_changed: (tx, { to, language }) => notice(tx, 'phone_changed', to, language),
    provider_linked: async (tx, { to, language, about }) => {
      const client = await findClientByEmail(tx, to)
      const { restore } = pages(language)
      const provider = providerNames[about.provider as ProviderName]
      return client && write('provider_linked', language, { full_name: client.full_name, provider, restore })
    },
    factor_on: (tx, { to, language }) => notice(tx, 'factor_on', to, language),
    factor_off: (tx, { to, language }) => notice(tx, 'factor_off', to, language),
    recovery_code_used: async (tx, { to, language, about }) => {
      const client = await findClientByEmail(tx, to)
      const { restore } = pages(language)
      const data = { full_name: client?.full_name ?? '', left: Number(about.left), restore }
      return client && write('recovery_code_used', language, data)
    },
    account_deleted: async (_, { language, about }) =>
      write('account_deleted', language, { full_name: String(about.full_name) }),
  } satisfies Partial<Record<MailKind, Writer>>
}
