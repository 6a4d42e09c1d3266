import { useState } from 'react'

import { leadEndpoints, leadStates, type Lead, type LeadState } from '#contract/lead/lead.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'

type Props = { lead: Lead; onShow: (lead: Lead) => void }

/** How far it is, by one press. */
export function StateButtons({ lead, onShow }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [isSending, setSending] = useState(false)
  async function say(state: LeadState): Promise<void> {
    if (state === lead.state || isSending) return
    setSending(true)
    try {
      const { data } = await call(leadEndpoints.change, { id: lead.id, state })
      onShow(data)
      notify(t('desk.state_saved', { state: t(`desk.states.${state}`) }))
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    } finally {
      setSending(false)
    }
  }
  return (
    <fieldset className="cluster">
      <legend className="visually-hidden">{t('desk.state')}</legend>
      {leadStates.map((state) => (
        <Button
          key={state}
          isSmall
          look={state === lead.state ? 'primary' : 'secondary'}
          aria-pressed={state === lead.state}
          aria-disabled={isSending || undefined}
          onClick={() => void say(state)}
        >
          {t(`desk.states.${state}`)}
        </Button>
      ))}
    </fieldset>
  )
}
