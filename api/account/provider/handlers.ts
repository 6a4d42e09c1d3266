import { type ProviderName, providerEndpoints, providers } from '#contract/account/provider.ts'
import type { Language } from '#contract/fields.ts'

import { AppError } from '../../app-error.ts'
import { handle, Json, Redirect } from '../../http/handle.ts'
import { attemptKey, countAttempt, forgetAttempt, isFirstUse } from '../../http/limit/queries.ts'
import { noteSignIn } from '../../tools/log.ts'
import type { Tools } from '../../tools.ts'
import { signInByProvider } from './sign-in-by-provider.ts'
import { beginTrip, writeKeyCookie, readKeyCookie, resumeTrip } from './trip.ts'

/** Attempts that are let fail in ten minutes from one network address, as for passwords. */
const fromAddress = { max: 30, minutes: 10 }

export function createProviderHandlers(tools: Tools) {
  const { db, siteUrl, secret, now } = tools

  function known(name: string) {
    const provider = providers.find((ours) => ours === name)
    const reach = provider && tools.providers[provider]
    if (!provider || !reach) throw new AppError('provider.not_found')
    return { provider, ...reach }
  }

  const page = (provider: ProviderName, language: Language, query?: Record<string, string>) =>
    tools.pageAddress('provider', language, { holes: { provider }, ...(query && { query }) })

  return [
    handle(providerEndpoints.begin, async ({ input: { provider: name, lang } }) => {
      const { provider, address } = known(name)
      const { key, trip } = beginTrip(secret, provider, lang, now())
      try {
        const there = await address(page(provider, lang), trip)
        return new Redirect(there, { 'Set-Cookie': writeKeyCookie(siteUrl, key) })
      } catch (err) {
        tools.log.warn({ err, provider }, 'a provider of sign-ins could not be reached')
        // A browser stands here, not a program: its reader is told in words.
        return new Redirect(page(provider, lang, { error: 'temporarily_unavailable' }))
      }
    }),

    handle(providerEndpoints.finish, async ({ input, caller }) => {
      const { provider: name, state = '', ...rest } = input
      const { provider, identify } = known(name)
      const counted = await countAttempt(db, attemptKey('sign_in_from', caller.address), fromAddress)
      const going = resumeTrip(secret, provider, readKeyCookie(siteUrl, caller.cookies), state, now())
      if (!going) throw new AppError('provider.refused')
      const { trip, language, expires_at } = going
      if (!(await isFirstUse(db, { signature: attemptKey('trip', state), expires_at }))) {
        throw new AppError('provider.refused')
      }
      const query = Object.fromEntries(Object.entries({ ...rest, state }).filter(([, value]) => value !== undefined))
      const identity = await identify(new URL(page(provider, language, query)), trip)
      const { client, entered } = await signInByProvider(tools, {
        ...identity,
        provider,
        language,
        userAgent: caller.userAgent,
      })
      await forgetAttempt(db, counted)
      if ('token' in entered) noteSignIn(tools, client, caller)
      return new Json(JSON.stringify({ data: entered }), {
        'Cache-Control': 'no-store',
        'Set-Cookie': writeKeyCookie(siteUrl, null),
      })
    }),
  ]
}
