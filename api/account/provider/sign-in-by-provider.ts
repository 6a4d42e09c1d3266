import { and, eq } from 'drizzle-orm'

import type { Entered } from '#contract/account/account.ts'
import { email as emailRule, fullName } from '#contract/account/person.ts'
import type { ProviderName } from '#contract/account/provider.ts'
import type { Language } from '#contract/fields.ts'

import type { Transaction } from '../../database/open.ts'
import { openAccount } from '../open-account.ts'
import { beginSession } from '../factor/begin-session.ts'
import { type Client, findClientByEmail } from '../queries.ts'
import { clients, identities } from '../table.ts'
import { AppError } from '../../app-error.ts'
import { enqueueMail } from '../../mail/queries.ts'
import type { Identity } from '../../tools/provider.ts'
import type { Tools } from '../../tools.ts'

type Person = Identity & { provider: ProviderName; language: Language; userAgent: string }

/**
 * Signs in whom a provider vouches for: the client who came from there before, else the one whose confirmed address it
 * is, else a new one. Sign-ups that nobody confirmed are somebody's claim to the address, and make way for its owner.
 */
export async function signInByProvider(tools: Tools, person: Person): Promise<{ client: number; entered: Entered }> {
  const signedIn = await tools.db.transaction(async (tx) => {
    const client = (await findIdentified(tx, person)) ?? (await addIdentity(tx, person))
    return { client: client.id, entered: await beginSession(tools, tx, client, person.userAgent) }
  })
  tools.wakeOutbox()
  return signedIn
}

async function findIdentified(tx: Transaction, { provider, subject }: Person): Promise<Client | undefined> {
  const [found] = await tx
    .select({ client: clients })
    .from(identities)
    .innerJoin(clients, eq(clients.id, identities.client_id))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)))
  return found?.client
}

/** Writes down whose the provider's name for somebody is. */
async function addIdentity(tx: Transaction, person: Person): Promise<Client> {
  const email = emailRule.safeParse(person.email).data
  if (!person.isVerified || !email || !person.subject) throw new AppError('provider.unverified')
  const { name, language } = person
  const opened = await openAccount(tx, { full_name: nameOf(name), email, language })
  const client = opened ?? (await linkTo(tx, person, email))
  const { provider, subject } = person
  const added = await tx
    .insert(identities)
    .values({ client_id: client.id, provider, subject })
    .onConflictDoNothing()
    .returning({ id: identities.id })
  // The same person came back in two windows at once; the other one was quicker.
  if (added.length === 0) return (await findIdentified(tx, person)) ?? client
  return client
}

/** The account that an address has; its owner is told who else opens it now. */
async function linkTo(tx: Transaction, { provider }: Person, email: string): Promise<Client> {
  const known = await findClientByEmail(tx, email)
  if (!known) throw new AppError('provider.refused')
  await enqueueMail(tx, { kind: 'provider_linked', to: email, language: known.language, about: { provider } })
  return known
}

/** A name that our own forms would take; any other is asked of its bearer, who completes the account next. */
function nameOf(name: string): string {
  return fullName.safeParse(name).data ?? ''
}
