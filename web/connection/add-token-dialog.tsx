import { useState } from 'react'
import * as z from 'zod/mini'

import type { OutputOf } from '#contract/endpoint.ts'
import { tokenEndpoints, tokenInput, type TokenScope, tokenScopes } from '#contract/connection/token.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { ApiRefusal } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { ChoicesInput } from '../ui/form/choices-input.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import form from '../ui/form/form.module.css'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { SelectInput } from '../ui/form/select-input.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { useForm } from '../ui/form/use-form.ts'

type Made = OutputOf<typeof tokenEndpoints.createToken>['data']
type Props = { onMade: (made: Made) => void; onClose: () => void }

const schema = z.object({ ...tokenInput.shape, days: z.string() })
const start: { name: string; scopes: readonly TokenScope[]; days: string } = { name: '', scopes: [], days: '90' }

/** What a token is called, what it may do, and for how long. */
export function AddTokenDialog({ onMade, onClose }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [failure, setFailure] = useState<readonly string[]>([])
  const { formProps, field, isSending } = useForm({
    start,
    schema,
    send: async ({ name, scopes, days }) => {
      const { data } = await call(tokenEndpoints.createToken, { name, scopes: [...scopes], days: Number(days) })
      onMade(data)
    },
    onRefused: (error) =>
      setFailure(error instanceof ApiRefusal && error.failure.errors ? [] : describeError(error, t)),
  })
  return (
    <OpenDialog title={t('connection.add_token')} onClose={onClose}>
      <form {...formProps} className={form.form}>
        <TextInput
          field={field('name')}
          label={t('connection.token_name')}
          hint={t('connection.token_name_text')}
          autoComplete="off"
          isRequired
        />
        <ChoicesInput
          field={field('scopes')}
          title={t('connection.token_scopes')}
          choices={tokenScopes.map((value) => ({
            value,
            label: t(`connection.scope.${value}`),
            text: t(`connection.scope.${value}_text`),
          }))}
          isRequired
        />
        <SelectInput
          field={field('days')}
          label={t('connection.token_days')}
          options={[
            ...[30, 90, 180].map((count) => ({ value: String(count), label: t('connection.days', { count }) })),
            { value: '365', label: t('connection.year') },
          ]}
        />
        {failure.length > 0 && (
          <p className={form.problem} role="alert">
            {failure.join('\n')}
          </p>
        )}
        <SendButton isSending={isSending}>{t('connection.token_submit')}</SendButton>
      </form>
    </OpenDialog>
  )
}
