import { useState } from 'react'

import type { exportEndpoints } from '#contract/account/export.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { saveFile } from '../../ui/save-file.ts'
import form from '../../ui/form/form.module.css'
import { describeError } from '../../ui/form/describe-error.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import styles from './profile.module.css'

// The type only: the endpoint's schemas stay where they are read.
const endpoint = { method: 'GET', path: '/v2/clients/export' } as unknown as typeof exportEndpoints.export

/** Everything that is held of who is signed in, as one file. */
export function TakeAlong() {
  const t = useTexts()
  const call = useSignedCall()
  const [isFetching, setFetching] = useState(false)
  const [problem, setProblem] = useState('')

  async function take(): Promise<void> {
    setProblem('')
    setFetching(true)
    try {
      const { data } = await call(endpoint, {})
      saveFile(`${t('profile.export.file')}.json`, 'application/json', `${JSON.stringify(data, null, 2)}\n`)
    } catch (error) {
      setProblem(describeError(error, t).join('\n'))
    } finally {
      setFetching(false)
    }
  }

  return (
    <section className={styles.card}>
      <h2>{t('profile.export.title')}</h2>
      <p>{t('profile.export.lead')}</p>
      <div className="actions">
        <Button look="secondary" disabled={isFetching} onClick={() => void take()}>
          {t('profile.export.submit')}
        </Button>
      </div>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  )
}
