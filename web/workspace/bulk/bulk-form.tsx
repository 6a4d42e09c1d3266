import { useRef, useState } from 'react'

import type { InputOf } from '#contract/endpoint.ts'
import { type BulkAction, bulkActions, bulkEndpoints } from '#contract/workspace/bulk.ts'
import type { WorkspaceRow } from '#contract/workspace/workspace.ts'

import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { useTexts } from '../../texts.ts'
import { describeError } from '../../ui/form/describe-error.ts'
import form from '../../ui/form/form.module.css'
import { SendButton } from '../../ui/form/send-button.tsx'
import { useOverview } from '../overview.ts'
import { AgentField, FeatureField } from './bulk-fields.tsx'
import { PriceFields, type PriceText } from './price-fields.tsx'
import { readChange } from './read-change.ts'
import type { Chosen } from './use-selection.ts'

type Started = InputOf<typeof bulkEndpoints.startBulk>
type Props = { rows: readonly WorkspaceRow[]; chosen: Chosen; onStart: (id: number) => void }

/** What is to be done to the marked listings; each action says what it does before it does it. */
export function BulkForm({ rows, chosen, onStart }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  // Whoever leads no agency has nobody to hand many listings over to.
  const agents = useOverview().data?.agents ?? []
  const [action, setAction] = useState<BulkAction>('confirm')
  const [agent, setAgent] = useState('')
  const [feature, setFeature] = useState('')
  const [price, setPrice] = useState<PriceText>({ by: 'percent', text: '', currency: 'USD', isSure: false })
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const key = useRef('')

  async function start(): Promise<void> {
    setSending(true)
    setProblem('')
    try {
      key.current ||= crypto.randomUUID()
      const asked: Started = { action, ...chosen, ...describeDetails(action, { agent, feature, price }) }
      const { data } = await call(bulkEndpoints.startBulk, asked, undefined, key.current)
      onStart(data.id)
    } catch (error) {
      // Only what was never answered is sent again under the same key.
      if (!(error instanceof TypeError)) key.current = ''
      setProblem(describeError(error, t).join('\n'))
      setSending(false)
    }
  }

  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <label className={form.field}>
        <span className={form.label}>{t('bulk.action')}</span>
        <select value={action} onChange={({ target }) => setAction(target.value as BulkAction)}>
          {bulkActions
            .filter((one) => one !== 'assign' || agents.length > 0)
            .map((one) => (
              <option key={one} value={one}>
                {t(`bulk.action.${one}`)}
              </option>
            ))}
        </select>
      </label>
      <p className="muted">{t(`bulk.means.${action}`)}</p>
      {action === 'assign' && <AgentField value={agent} onChange={setAgent} />}
      {action === 'change_price' && <PriceFields rows={rows} value={price} onChange={setPrice} />}
      {(action === 'add_feature' || action === 'remove_feature') && (
        <FeatureField value={feature} onChange={setFeature} />
      )}
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <SendButton isSending={isSending}>{t(`bulk.action.${action}`)}</SendButton>
    </form>
  )
}

type Said = { agent: string; feature: string; price: PriceText }

/** What an action needs, out of what was typed. */
function describeDetails(action: BulkAction, { agent, feature, price }: Said): Partial<Started> {
  if (action === 'assign') return { agent_id: Number(agent) }
  if (action === 'add_feature' || action === 'remove_feature') return { feature } as Partial<Started>
  if (action !== 'change_price') return {}
  return { ...readChange(price), ...(price.isSure && { is_sure: true }) }
}
