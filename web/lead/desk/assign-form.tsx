import { useState } from 'react'

import type { AgentCard } from '#contract/agent/agent.ts'
import { agentEndpoints } from '#contract/agent/agent.ts'
import { leadEndpoints, type Lead } from '#contract/lead/lead.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'
import desk from './desk.module.css'
import styles from './lead-pane.module.css'

type Props = { lead: Lead; onShow: (lead: Lead) => void }
const maxShown = 6

/** Gives an enquiry to an agent, found by name; or to nobody yet. */
export function AssignForm({ lead, onShow }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const [found, setFound] = useState<readonly AgentCard[] | null>(null)

  async function find(name: string): Promise<void> {
    try {
      const { data } = await call(agentEndpoints.agents, { name })
      setFound(data.slice(0, maxShown))
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    }
  }

  async function assign(agent: AgentCard | null): Promise<void> {
    try {
      const { data } = await call(leadEndpoints.change, { id: lead.id, agent_id: agent?.id ?? null })
      setFound(null)
      onShow(data)
      notify(agent ? t('desk.assigned_to', { name: agent.name }) : t('desk.unassigned'))
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    }
  }

  return (
    <section className={styles.part}>
      <h3>{t('desk.assign')}</h3>
      <form
        className={`${desk.fields} ${styles.find}`}
        onSubmit={(event) => {
          event.preventDefault()
          const name = new FormData(event.currentTarget).get('name')
          if (typeof name === 'string' && name.trim()) void find(name.trim())
        }}
      >
        <label>
          {t('desk.agent_name')}
          <input name="name" type="search" maxLength={80} autoComplete="off" required />
        </label>
        <Button type="submit" isSmall look="secondary">
          {t('desk.find')}
        </Button>
        {lead.agent && (
          <Button isSmall look="secondary" onClick={() => void assign(null)}>
            {t('desk.unassign')}
          </Button>
        )}
      </form>
      <output>{found && found.length === 0 && t('desk.no_agent_found')}</output>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((agent) => (
            <li key={agent.id}>
              <span>
                <b>{agent.name}</b> <small>{agent.agency.name}</small>
              </span>
              <Button
                isSmall
                look="secondary"
                disabled={agent.id === lead.agent?.id}
                aria-label={t('desk.assign_to', { name: agent.name })}
                onClick={() => void assign(agent)}
              >
                {t('desk.assign_one')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
