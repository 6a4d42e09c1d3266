import { useMemo, useState } from 'react'
import * as z from 'zod/mini'

import type { FactorAsked, SignedIn } from '#contract/account/account.ts'
import { factorEndpoints } from '#contract/account/factor.ts'

import { ApiRefusal } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { Button } from '../ui/button.tsx'
import form from '../ui/form/form.module.css'
import { MessageDialog } from '../ui/form/message-dialog.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'
import styles from './account.module.css'
import { useSignedCall } from './session/use-signed-call.ts'

type Props = {
  asked: FactorAsked
  onSignedIn: (session: SignedIn) => void
  /** The way back to the password. */
  onBack: () => void
}

/** The second step of signing in: a code of the app, or a recovery code. */
export function CodeForm({ asked, onSignedIn, onBack }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [failure, setFailure] = useState<{ lines: readonly string[]; isOver: boolean } | null>(null)
  const schema = useMemo(() => z.object({ code: factorEndpoints.enterCode.input.shape.code }), [])
  const { formProps, field, fill, isSending, isDone } = useForm({
    start: { code: '' },
    schema,
    send: async ({ code }) => {
      const { data } = await call(factorEndpoints.enterCode, { ...asked, code })
      onSignedIn(data)
    },
    onRefused: (error) => {
      const code = error instanceof ApiRefusal ? error.failure.code : null
      if (code === 'auth.factor_wrong') return fill(() => ({ code: '' }))
      setFailure({ lines: describeError(error, t), isOver: code === 'auth.factor_expired' })
    },
  })
  return (
    <>
      <p className={styles.lead}>{t('account.code.lead')}</p>
      <form {...formProps} className={form.form}>
        <TextInput
          field={field('code')}
          label={t('account.code.label')}
          hint={t('account.code.hint')}
          autoComplete="one-time-code"
          maxLength={40}
          spellCheck={false}
          isRequired
        />
        <SendButton isSending={isSending} disabled={isDone}>
          {t('account.code.submit')}
        </SendButton>
        <Button look="secondary" onClick={onBack}>
          {t('account.code.back')}
        </Button>
      </form>
      {failure && (
        <MessageDialog
          title={t('form.notice')}
          lines={failure.lines}
          onClose={() => (failure.isOver ? onBack() : setFailure(null))}
        />
      )}
    </>
  )
}
