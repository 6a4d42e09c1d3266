import { useState } from 'react'
import * as z from 'zod/mini'

import { type Team, teamEndpoints, type TeamMember } from '#contract/team/team.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { ApiRefusal } from '../api-client.ts'
import { useTexts } from '../texts.ts'
import { describeError } from '../ui/form/describe-error.ts'
import form from '../ui/form/form.module.css'
import { OpenDialog } from '../ui/form/open-dialog.tsx'
import { SelectInput } from '../ui/form/select-input.tsx'
import { SendButton } from '../ui/form/send-button.tsx'
import { useForm } from '../ui/form/use-form.ts'
import { notify } from '../ui/snackbar.ts'

type Props = {
  member: TeamMember
  members: readonly TeamMember[]
  onShow: (team: Team) => void
  onClose: () => void
}

const heirs = z.object({ listings_to: z.string(), leads_to: z.string() })

/** Says what a suspension does, and asks in the same breath who takes over. */
export function SuspendDialog({ member, members, onShow, onClose }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const { id, name, listings, drafts, projects, leads } = member
  const [failure, setFailure] = useState<readonly string[]>([])
  const { formProps, field, isSending } = useForm({
    start: { listings_to: '', leads_to: '' },
    schema: heirs,
    send: async ({ listings_to, leads_to }) => {
      const { data } = await call(teamEndpoints.suspend, {
        member: id,
        ...(listings_to && { listings_to: Number(listings_to) }),
        ...(leads_to && { leads_to: Number(leads_to) }),
      })
      onShow(data)
      notify(t('team.suspend.done', { name }))
      onClose()
    },
    onRefused: (error) =>
      setFailure(
        error instanceof ApiRefusal && error.failure.errors ? [error.failure.message] : describeError(error, t),
      ),
  })
  const options = members
    .filter((other) => other.id !== id && other.agent_id !== null && !other.suspended_at)
    .map((other) => ({ value: String(other.agent_id), label: other.name }))
  const asks = { listings: listings + drafts + projects > 0, leads: leads > 0 }
  const isStuck = options.length === 0 && (asks.listings || asks.leads)
  return (
    <OpenDialog title={t('team.suspend.title', { name })} onClose={onClose}>
      <form {...formProps} className={form.form}>
        <p>{t('team.suspend.lead')}</p>
        {isStuck && <p className={form.problem}>{t('team.suspend.nobody')}</p>}
        {asks.listings && !isStuck && (
          <SelectInput
            field={field('listings_to')}
            label={t('team.suspend.listings_to')}
            none={t('team.suspend.choose')}
            options={options}
            isRequired
          />
        )}
        {asks.leads && !isStuck && (
          <SelectInput
            field={field('leads_to')}
            label={t('team.suspend.leads_to')}
            none={t('team.suspend.choose')}
            options={options}
            isRequired
          />
        )}
        {failure.length > 0 && (
          <p className={form.problem} role="alert">
            {failure.join('\n')}
          </p>
        )}
        <SendButton isSending={isSending} disabled={isStuck}>
          {t('team.suspend.submit')}
        </SendButton>
      </form>
    </OpenDialog>
  )
}
