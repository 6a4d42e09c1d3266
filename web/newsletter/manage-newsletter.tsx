import { useEffect, useEffectEvent, useState } from 'react'

import { newsletterEndpoints, type Interest, type Subscription } from '#contract/lead/newsletter.ts'

import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import { saidOf } from '../ui/form/said-error.ts'
import { InterestsInput } from '../ui/lead/newsletter-form.tsx'
import { notify } from '../ui/snackbar.ts'
import { useCall } from '../use-call.ts'
import styles from './newsletter.module.css'

type Link = { key: string; signature: string }
type Props = {
  link: Link
  /** Told of a failure; answers whether it means that the link is none. */
  isOver: (error: unknown) => boolean
}

/** A subscription by a letter's link: ended at one press, begun again, or about other things. */
export function ManageNewsletter({ link, isOver }: Props) {
  const t = useTexts()
  const { known, hasFailed, isChanging, retry, change } = useSubscription(link, isOver)
  if (hasFailed) {
    return (
      <>
        <p role="alert">{t('newsletter.failed')}</p>
        <div className={styles.actions}>
          <Button onClick={retry}>{t('newsletter.retry')}</Button>
        </div>
      </>
    )
  }
  if (!known) return <output>{t('ui.loading')}</output>
  const { is_subscribed } = known
  return (
    <>
      <output>{t(is_subscribed ? 'newsletter.on' : 'newsletter.off', { name: known.name })}</output>
      <div className={styles.actions}>
        <Button
          look={is_subscribed ? 'secondary' : 'primary'}
          disabled={isChanging}
          onClick={() => void change({ is_subscribed: !is_subscribed })}
        >
          {t(is_subscribed ? 'newsletter.leave' : 'newsletter.come_back')}
        </Button>
      </div>
      {is_subscribed && (
        <Interests
          key={known.interests.join()}
          interests={known.interests}
          isChanging={isChanging}
          onSave={(interests) => void change({ interests: [...interests] })}
        />
      )}
    </>
  )
}

type InterestsProps = {
  interests: readonly Interest[]
  isChanging: boolean
  onSave: (interests: readonly Interest[]) => void
}

function Interests({ interests, isChanging, onSave }: InterestsProps) {
  const t = useTexts()
  const [chosen, setChosen] = useState(interests)
  const problem = chosen.length === 0 ? t('field.at_least_one') : undefined
  return (
    <div className={styles.part}>
      <InterestsInput
        field={{ name: 'interests', value: chosen, problem, onChange: setChosen, onBlur: () => undefined }}
      />
      <div className={styles.actions}>
        <Button disabled={isChanging || Boolean(problem)} onClick={() => onSave(chosen)}>
          {t('newsletter.save')}
        </Button>
      </div>
    </div>
  )
}

function useSubscription({ key, signature }: Link, isOver: Props['isOver']) {
  const t = useTexts()
  const call = useCall()
  const [known, setKnown] = useState<Subscription | null>(null)
  /** The try that failed. */
  const [failed, setFailed] = useState<number | null>(null)
  const [tries, setTries] = useState(0)
  const [isChanging, setChanging] = useState(false)

  const tell = useEffectEvent(isOver)
  useEffect(() => {
    const request = new AbortController()
    call(newsletterEndpoints.show, { key, signature }, request.signal).then(
      ({ data }) => setKnown(data),
      (error: unknown) => {
        if (!request.signal.aborted && !tell(error)) setFailed(tries)
      },
    )
    return () => request.abort()
  }, [call, key, signature, tries])

  async function change(wish: { interests?: Interest[]; is_subscribed?: boolean }): Promise<void> {
    setChanging(true)
    try {
      const { data } = await call(newsletterEndpoints.change, { key, signature, ...wish })
      setKnown(data)
      notify(t('newsletter.saved'))
    } catch (error) {
      if (!isOver(error)) notify(saidOf(error, t).join('\n'))
    }
    setChanging(false)
  }

  return { known, hasFailed: failed === tries, isChanging, retry: () => setTries(tries + 1), change }
}
