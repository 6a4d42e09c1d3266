import { useEffect, useEffectEvent, useState } from 'react'

import { alertEndpoints } from '#contract/account/alert.ts'
import type { AlertRate, KeptCriteria } from '#contract/account/saved-search.ts'

import { useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { saidOf } from '../ui/form/said-error.ts'
import { RateSelect } from '../ui/saved-search/rate-select.tsx'
import { notify } from '../ui/snackbar.ts'
import { useCall } from '../use-call.ts'
import { isOver } from './alert-over.tsx'
import { SaidSearch } from './said-search.tsx'
import styles from './saved-search.module.css'
import { type Say, useSaid } from './use-said.ts'

type Props = { id: string; signature: string; say: Say; onOver: () => void }
type Alert = { name: string; criteria: KeptCriteria; alert: AlertRate }

/** The search that a letter spoke of: in words, paused at one press, or told of more or less often. */
export function ManageAlert({ say, ...link }: Props) {
  const t = useTexts()
  const saidAs = useSaid(say)
  const { alert, hasFailed, isChanging, retry, change } = useAlert(link)
  if (hasFailed) {
    return (
      <>
        <p role="alert">{t('saved.alert.failed')}</p>
        <div className={styles.actions}>
          <Button onClick={retry}>{t('saved.retry')}</Button>
        </div>
      </>
    )
  }
  if (!alert) return <output>{t('ui.loading')}</output>
  const said = saidAs(alert.criteria)
  const isPaused = alert.alert === 'off'
  return (
    <>
      <h2 className={styles.name}>{alert.name}</h2>
      <SaidSearch said={said} name={alert.name} />
      <output className={styles.state}>{t(isPaused ? 'saved.alert.paused' : 'saved.alert.on')}</output>
      <RateSelect value={alert.alert} isDisabled={isChanging} onChange={(rate) => void change(rate)} />
      <div className={styles.actions}>
        {!isPaused && (
          <Button disabled={isChanging} onClick={() => void change('off')}>
            {t('saved.alert.pause')}
          </Button>
        )}
        <ButtonLink look={isPaused ? 'primary' : 'secondary'} to={said.href}>
          {t('saved.see')}
        </ButtonLink>
      </div>
    </>
  )
}

function useAlert({ id: key, signature, onOver }: Omit<Props, 'say'>) {
  const t = useTexts()
  const call = useCall()
  const [alert, setAlert] = useState<Alert | null>(null)
  /** The try that failed. */
  const [failed, setFailed] = useState<number | null>(null)
  const [isChanging, setChanging] = useState(false)
  const [tries, setTries] = useState(0)

  const over = useEffectEvent(onOver)
  useEffect(() => {
    const request = new AbortController()
    call(alertEndpoints.show, { key, signature }, request.signal).then(
      ({ data }) => setAlert(data),
      (error: unknown) => {
        if (request.signal.aborted) return
        if (isOver(error)) over()
        else setFailed(tries)
      },
    )
    return () => request.abort()
  }, [call, key, signature, tries])

  async function change(rate: AlertRate): Promise<void> {
    setChanging(true)
    try {
      // Pausing is one of the frequencies: the door of one click is for mail programs, which send no key.
      const { data } = await call(alertEndpoints.change, { key, signature, alert: rate })
      setAlert(data)
      notify(t('saved.rate_changed'))
    } catch (error) {
      if (isOver(error)) onOver()
      else notify(saidOf(error, t).join('\n'))
    }
    setChanging(false)
  }

  return { alert, hasFailed: failed === tries, isChanging, retry: () => setTries(tries + 1), change }
}
