import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'

import type { FactorAsked, SignedIn } from '#contract/account/account.ts'
import { type ProviderName, providerEndpoints, providerNames } from '#contract/account/provider.ts'

import { createApiClient } from '../../api-client.ts'
import { toPath } from '../../paths.ts'
import { useLanguage, useTexts, type Text } from '../../texts.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { keepSession } from '../session/session.ts'
import { useSite } from '../../use-site.ts'
import styles from '../account.module.css'
import { CodeForm } from '../code-form.tsx'
import { readPathAfterSignIn } from '../way-back.ts'
import { useWayToProvider } from './use-way-to-provider.ts'

type Props = { provider: ProviderName; onSignedIn: () => void }

/** Ends the trip to a provider: who came back is signed in and led to where the trip began, or told why not. */
export function ProviderReturn({ provider, onSignedIn }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const navigate = useNavigate()
  const wayTo = useWayToProvider()
  const { origin, key } = useSite().api
  const [failure, setFailure] = useState<readonly string[] | null>(null)

  const [asked, setAsked] = useState<(FactorAsked & { back: string }) | null>(null)
  const enter = (session: SignedIn, back: string) => {
    keepSession(session)
    onSignedIn()
    void navigate(back, { replace: true })
  }

  const finish = useEffectEvent(async () => {
    const { error, ...came } = takeQuery()
    if (error) return setFailure([describeProviderError(error, provider, t)])
    const back = readPathAfterSignIn(language)
    try {
      const call = createApiClient({
        // The trip's key is a cookie of the API's host.
        fetch: (request) => fetch(request, { credentials: 'include' }),
        origin: origin || location.origin,
        key,
        language,
      })
      const { data } = await call(providerEndpoints.finish, { provider, ...came })
      if ('factor' in data) setAsked({ ...data, back })
      else enter(data, back)
    } catch (error) {
      setFailure(describeError(error, t))
    }
  })

  // What came back counts once.
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current) return
    isBegun.current = true
    void finish()
  }, [])

  if (asked) {
    return (
      <CodeForm
        asked={asked}
        onSignedIn={(session) => enter(session, asked.back)}
        onBack={() => void navigate(toPath('sign_in', language), { replace: true })}
      />
    )
  }
  if (!failure) {
    return (
      <output className={styles.lead}>{t('account.provider.asking', { provider: providerNames[provider] })}</output>
    )
  }
  return (
    <>
      <p className={styles.lead} role="alert">
        {failure.join('\n')}
      </p>
      <div className="actions">
        <ButtonAnchor href={wayTo(provider)}>{t('account.provider.again')}</ButtonAnchor>
        <ButtonLink look="secondary" to={toPath('sign_in', language)}>
          {t('account.provider.by_password')}
        </ButtonLink>
      </div>
    </>
  )
}

type Came = { code?: string; state?: string; iss?: string; error?: string }

/** What the provider sent along; the address bar and the history forget it. */
function takeQuery(): Came {
  const query = new URLSearchParams(location.search)
  history.replaceState(history.state, '', location.pathname)
  const named = ['code', 'state', 'iss', 'error'].map((name) => [name, query.get(name) ?? undefined])
  return Object.fromEntries(named) as Came
}

function describeProviderError(error: string, name: ProviderName, t: Text): string {
  if (error === 'temporarily_unavailable') return t('provider.unavailable')
  if (error === 'access_denied') return t('account.provider.cancelled', { provider: providerNames[name] })
  return t('provider.refused')
}
