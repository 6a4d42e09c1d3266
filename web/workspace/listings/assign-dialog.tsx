import { useState } from 'react'

import { agentEndpoints } from '#contract/agent/agent.ts'
import { offerEndpoints } from '#contract/property/offer.ts'

import { useSession } from '../../account/session/session.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import form from '../../ui/form/form.module.css'
import { OpenDialog } from '../../ui/form/open-dialog.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { notify } from '../../ui/snackbar.ts'
import { useOverview } from '../overview.ts'
import { useOfferChange } from './use-offer-change.ts'

type Named = { id: number; name: string }
type Props = { code: string; agent: Named; onClose: () => void; onDone: () => void }

/** Gives a listing to another agent: a manager's of the agency, staff anybody's whom they find, with a reason. */
export function AssignDialog({ code, agent, onClose, onDone }: Props) {
  const t = useTexts()
  const isStaff = useSession()?.user.role === 'staff'
  const own = useOverview().data?.agents ?? []
  const [found, setFound] = useState<readonly Named[]>([])
  const [to, setTo] = useState('')
  const [reason, setReason] = useState('')
  const { isSending, problem, send } = useOfferChange(onDone)
  const agents = (isStaff ? found : own).filter(({ id }) => id !== agent.id)
  return (
    <OpenDialog title={t('listings.assign')} onClose={onClose}>
      <form
        className={form.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (!to) return
          const asked = { code, agent_id: Number(to), ...(reason.trim() && { reason: reason.trim() }) }
          send((call, key) => call(offerEndpoints.assignListing, asked, undefined, key))
        }}
      >
        <p className="muted">{t('listings.agent_now', { name: agent.name })}</p>
        {isStaff && <FindAgent onFound={setFound} />}
        <label className={form.field}>
          <span className={form.label}>{t('listings.agent')}</span>
          <select required value={to} onChange={({ target }) => setTo(target.value)}>
            <option value="">{t('listings.choose')}</option>
            {agents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {isStaff && (
          <label className={form.field}>
            <span className={form.label}>{t('listings.assign_reason')}</span>
            <input maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
          </label>
        )}
        {problem && (
          <p className={form.problem} role="alert">
            {problem}
          </p>
        )}
        <SendButton isSending={isSending}>{t('listings.assign')}</SendButton>
      </form>
    </OpenDialog>
  )
}

function FindAgent({ onFound }: { onFound: (agents: readonly Named[]) => void }) {
  const t = useTexts()
  const call = useSignedCall()
  const [name, setName] = useState('')
  async function find(): Promise<void> {
    try {
      const { data } = await call(agentEndpoints.agents, { name: name.trim() })
      onFound(data)
      if (data.length === 0) notify(t('listings.no_agent_found'))
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    }
  }
  return (
    <>
      <label className={form.field}>
        <span className={form.label}>{t('listings.agent_name')}</span>
        <input type="search" maxLength={80} value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <Button isSmall look="secondary" disabled={!name.trim()} onClick={() => void find()}>
        {t('listings.find_agent')}
      </Button>
    </>
  )
}
