import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { interactionPolicy, Provider } from 'oidc-provider'

/** Who signs in at the issuer of the tests; nobody refuses to. */
export type Guest = { sub: string; email?: string; email_verified?: boolean; name?: string } | null

export const issuerClient = { clientId: 'marquesina', clientSecret: 'a secret between these two' }

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => unknown
const notYet: Listener = () => {}

type Settings = { port?: number; guests?: NonNullable<Guest>[] }

/**
 * A real provider of OpenID Connect on this machine. Its guest is named beforehand and let in without a word; where there
 * are several to choose from, a browser is asked who it is.
 */
export async function openTestIssuer(redirects: string[], { port = 0, guests = [] }: Settings = {}) {
  let guest: Guest = null
  let listener: Listener = notYet
  const asked: string[] = []
  const server = createServer((incoming, outgoing) => {
    asked.push(incoming.url?.split('?')[0] ?? '')
    listener(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const guestOf = (sub: string | undefined) => guests.find((one) => one.sub === sub)

  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: issuerClient.clientId,
        client_secret: issuerClient.clientSecret,
        redirect_uris: redirects,
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Google does: who somebody is stands in the token itself.
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: choosingPolicy(), url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, sub) => ({ accountId: sub, claims: () => ({ ...(guestOf(sub) ?? guest), sub }) }),
    ttl: { AccessToken: 60, AuthorizationCode: 60, Grant: 60, IdToken: 60, Interaction: 60, Session: 60 },
    pkce: { required: () => true },
  })
  const answer: Listener = (incoming, outgoing) => {
    const [, uid, word] = /^\/interaction\/([\w-]+)(?:\/([\w-]+))?$/.exec(incoming.url ?? '') ?? []
    if (!uid) return provider.callback()(incoming, outgoing)
    if (guests.length === 0) return letIn(provider, guest, incoming, outgoing)
    if (!word) return outgoing.setHeader('Content-Type', 'text/html; charset=utf-8').end(question(uid, guests))
    return letIn(provider, guestOf(word) ?? null, incoming, outgoing)
  }
  listener = answer

  return {
    issuer,
    /** Follows the issuer's own redirects until one leaves it. */
    walk: (there: string) => walkFrom(issuer, there),
    /** The paths that were asked for. */
    asked,
    /** Names who signs in next; null cancels. */
    expect: (next: Guest) => void (guest = next),
    /** Whatever is asked from now on gets this answer, or none at all. */
    breakDown: (how: 'error' | 'silence' | 'not at all') => {
      const broken: Listener = (_, outgoing) => (how === 'error' ? outgoing.writeHead(500).end('down') : undefined)
      listener = how === 'not at all' ? answer : broken
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** Which account it is to be may be asked, as Google does. */
function choosingPolicy() {
  const policy = interactionPolicy.base()
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
  return policy
}

function question(uid: string, guests: NonNullable<Guest>[]): string {
  const links = guests.map(({ sub, name }) => `<a href="/interaction/${uid}/${sub}">${name}</a>`)
  return `<!doctype html><title>A provider</title><link rel="icon" href="data:,">
    ${links.join(' ')} <a href="/interaction/${uid}/no">Cancel</a>`
}

async function letIn(provider: Provider, guest: Guest, incoming: IncomingMessage, outgoing: ServerResponse) {
  if (!guest) {
    const error = { error: 'access_denied', error_description: 'the guest cancelled' }
    return provider.interactionFinished(incoming, outgoing, error)
  }
  const { params, prompt } = await provider.interactionDetails(incoming, outgoing)
  const grant = new provider.Grant({ accountId: guest.sub, clientId: String(params.client_id) })
  grant.addOIDCScope(String(params.scope))
  const consent = { grantId: await grant.save() }
  const result =
    prompt.name === 'consent' ? { consent } : { login: { accountId: guest.sub }, consent, select_account: {} }
  return provider.interactionFinished(incoming, outgoing, result, { mergeWithLastSubmission: true })
}

async function walkFrom(issuer: string, there: string): Promise<URL> {
  const jar = new Map<string, string>()
  let next = new URL(there)
  while (next.origin === issuer) {
    const cookie = [...jar].map((pair) => pair.join('=')).join('; ')
    const answer = await fetch(next, { redirect: 'manual', headers: { cookie } })
    for (const set of answer.headers.getSetCookie()) {
      const [name, value] = set.split(';')[0]!.split('=') as [string, string]
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    next = new URL(answer.headers.get('location')!, next)
  }
  return next
}
