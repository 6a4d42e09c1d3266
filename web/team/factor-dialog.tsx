import { useMemo, useState } from 'react'
import * as z from 'zod/mini'

import { factorEndpoints } from '#contract/account/factor.ts'
import { broughtPassword } from '#contract/account/person.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { ApiRefusal } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { Button, ButtonAnchor } from '../ui/button.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import form from '../ui/form/form.module.css'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { PasswordInput } from '../ui/form/password-input.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { QrCode } from '../workspace/qr-code.tsx'
import { saveFile } from '../ui/save-file.ts'
import { notify } from '../ui/snackbar.ts'
import styles from './team.module.css'

type Begun = { secret: string; uri: string }
type Props = { hasPassword: boolean; onChange: () => void; onClose: () => void }

/** Turns the second factor on: the password, the app's first code, and the recovery codes. */
export default function FactorDialog({ hasPassword, onChange, onClose }: Props) {
  const t = useTexts()
  const [begun, setBegun] = useState<Begun | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const showCodes = (made: readonly string[]) => {
    setCodes(made)
    onChange()
  }
  const step = codes ? 'codes' : begun ? 'code' : 'password'
  return (
    // Each step is a dialog of its own, whose first field has the focus.
    <OpenDialog key={step} title={t('team.code.title')} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : begun ? (
        <FirstCode begun={begun} onCodes={showCodes} />
      ) : (
        <Password hasPassword={hasPassword} onBegun={setBegun} />
      )}
    </OpenDialog>
  )
}

/** What was refused and stands at no field. */
function useFailure() {
  const t = useTexts()
  const [failure, setFailure] = useState('')
  const note = failure && (
    <p className={form.problem} role="alert">
      {failure}
    </p>
  )
  const onRefused = (error: unknown) =>
    setFailure(error instanceof ApiRefusal && error.failure.errors ? '' : describeError(error, t).join('\n'))
  return { note, onRefused }
}

function Password({ hasPassword, onBegun }: { hasPassword: boolean; onBegun: (begun: Begun) => void }) {
  const t = useTexts()
  const call = useSignedCall()
  const { note, onRefused } = useFailure()
  const schema = useMemo(() => z.object(hasPassword ? { current_password: broughtPassword } : {}), [hasPassword])
  const { formProps, field, isSending } = useForm({
    start: { current_password: '' },
    schema,
    send: async (values) => {
      const { data } = await call(factorEndpoints.beginFactor, hasPassword ? values : {})
      onBegun(data)
    },
    onRefused,
  })
  return (
    <form {...formProps} className={form.form}>
      <p>{t('team.code.lead')}</p>
      {hasPassword && (
        <PasswordInput
          field={field('current_password')}
          label={t('team.code.password')}
          autoComplete="current-password"
        />
      )}
      {note}
      <SendButton isSending={isSending}>{t('team.code.next')}</SendButton>
    </form>
  )
}

const codeSchema = z.object({ code: factorEndpoints.confirmFactor.input.shape.code })

function FirstCode({ begun, onCodes }: { begun: Begun; onCodes: (codes: readonly string[]) => void }) {
  const t = useTexts()
  const call = useSignedCall()
  const { note, onRefused } = useFailure()
  const { formProps, field, isSending } = useForm({
    start: { code: '' },
    schema: codeSchema,
    send: async (values) => {
      const { data } = await call(factorEndpoints.confirmFactor, values)
      onCodes(data.recovery_codes)
    },
    onRefused,
  })
  return (
    <form {...formProps} className={form.form}>
      <p>{t('team.code.scan')}</p>
      <QrCode text={begun.uri} label={t('team.code.scan_label')} className={styles.qr} />
      <div className="actions">
        <ButtonAnchor look="secondary" isSmall href={begun.uri}>
          {t('team.code.open_app')}
        </ButtonAnchor>
      </div>
      <p>
        {t('team.code.type')} <b className={styles.key}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</b>
      </p>
      <TextInput
        field={field('code')}
        label={t('team.code.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        isRequired
      />
      {note}
      <SendButton isSending={isSending}>{t('team.code.confirm')}</SendButton>
    </form>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts()
  const text = codes.join('\n')
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify(t('team.code.copied')),
      (error: unknown) => notify(describeError(error, t).join('\n')),
    )
  return (
    <div className={form.form}>
      <output>{t('team.code.recovery')}</output>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="actions">
        <Button look="secondary" onClick={() => void copy()}>
          {t('team.code.copy')}
        </Button>
        <Button look="secondary" onClick={() => saveFile(`${t('team.code.file')}.txt`, 'text/plain', `${text}\n`)}>
          {t('team.code.download')}
        </Button>
        <Button onClick={onDone} data-first="">
          {t('team.code.done')}
        </Button>
      </div>
    </div>
  )
}
