import {
  allowInsecureRequests,
  clockSkew,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  ResponseBodyError,
} from 'openid-client'

import { AppError } from '../app-error.ts'

/** What one trip to a provider is known by there: nobody can guess it, and each trip has its own. */
export type Trip = { state: string; nonce: string; verifier: string }

/** Who somebody is at a provider; `subject` is theirs for ever, an address may change hands. */
export type Identity = { subject: string; email: string; isVerified: boolean; name: string }

export type Provider = {
  /** Where a browser signs in that is to come back to `redirect`. */
  address: (redirect: string, trip: Trip) => Promise<string>
  /** Whom the provider sent back to this address; refused when it was not of this trip, or the provider says no. */
  identify: (cameBackTo: URL, trip: Trip) => Promise<Identity>
}

type Settings = {
  /** Where the provider describes itself; plain HTTP is for one on this machine. */
  issuer: string
  clientId: string
  clientSecret: string
  now: () => Date
}

type Asked = Omit<Settings, 'clientId' | 'clientSecret'> & {
  clientId: string | undefined
  clientSecret: string | undefined
}

/** A provider has so long for each answer: who waits is told before the endpoint's own patience ends. */
const patience = 2000
/** How it is reached it says sooner, or nothing: whoever comes next finds that it is to be asked again. */
const patienceToDiscover = 1500
const day = 86_400_000
/** Seconds by which this machine's clock may move beside ours before a provider is described anew. */
const largestDrift = 10

/** The providers that an installation has credentials for. */
export function createProviders({ clientId, clientSecret, ...at }: Asked): { google?: Provider } {
  return clientId && clientSecret ? { google: openIdProvider({ ...at, clientId, clientSecret }) } : {}
}

/** A provider that speaks OpenID Connect. It is asked how it is reached when somebody first wants to go there, and once a day. */
export function openIdProvider(settings: Settings): Provider {
  let known: { configuration: Promise<Configuration>; at: number; skew: number } | undefined

  function configured(): Promise<Configuration> {
    const now = settings.now().getTime()
    // What a provider says is of a time, which our clock judges and not this machine's.
    const skew = Math.round((now - Date.now()) / 1000)
    const isFresh = known && now - known.at < day && Math.abs(skew - known.skew) <= largestDrift
    if (known && isFresh) return known.configuration
    const asked = { configuration: discover(settings, skew), at: now, skew }
    known = asked
    asked.configuration.catch(() => {
      // What failed is asked again by whoever comes next.
      if (known === asked) known = undefined
    })
    return asked.configuration
  }

  return {
    address: (redirect, { state, nonce, verifier }) =>
      inTime(async () => {
        const code_challenge = await calculatePKCECodeChallenge(verifier)
        const address = buildAuthorizationUrl(await configured(), {
          redirect_uri: redirect,
          scope: 'openid email profile',
          state,
          nonce,
          code_challenge,
          code_challenge_method: 'S256',
          // Several people share a computer: which of their accounts it is to be, is asked.
          prompt: 'select_account',
        })
        return address.href
      }),

    identify: (cameBackTo, { state, nonce, verifier }) =>
      inTime(async () => {
        const tokens = await authorizationCodeGrant(await configured(), cameBackTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        })
        // It was asked for by its nonce, so it is there.
        const { sub, email, email_verified, name } = tokens.claims()!
        return {
          subject: sub,
          email: typeof email === 'string' ? email : '',
          isVerified: email_verified === true,
          name: typeof name === 'string' ? name : '',
        }
      }),
  }
}

function discover({ issuer, clientId, clientSecret }: Settings, skew: number): Promise<Configuration> {
  const client = { client_secret: clientSecret, [clockSkew]: skew }
  return discovery(new URL(issuer), clientId, client, undefined, {
    timeout: patienceToDiscover / 1000,
    execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
  })
}

async function inTime<Found>(work: () => Promise<Found>): Promise<Found> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new AppError('provider.unavailable')), patience)
  })
  try {
    return await Promise.race([work(), late])
  } catch (error) {
    throw refusalOf(error)
  } finally {
    clearTimeout(timer)
  }
}

/** What the provider, or the check of its answer, refused is the reader's affair; all else is an outage. */
function refusalOf(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  const isRefused =
    cause instanceof AuthorizationResponseError ||
    (cause instanceof ResponseBodyError && cause.error === 'invalid_grant') ||
    refusedChecks.has(String((cause as { code?: unknown } | null)?.code))
  return new AppError(isRefused ? 'provider.refused' : 'provider.unavailable', { cause })
}

/** A state, issuer, audience or nonce that is another's, or a time that is over. */
const refusedChecks = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
])
