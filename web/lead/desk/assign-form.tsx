import { useState } from 'react'

import { agentEndpoints } from '#contract/agent/agent.ts'
import { leadEndpoints, type Lead } from '#contract/lead/lead.ts'
import { teamEndpoints } from '#contract/team/team.ts'

import { useTexts } from '../../texts.ts'
import { Button } from '../../ui/button.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import type { Call } from '../../api-client.ts'
import { useSession } from '../../account/session/session.ts'
import { useSignedCall } from '../../account/session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'
import desk from './desk.module.css'
import styles from './lead-pane.module.css'

type Props = { lead: Lead; onShow: (lead: Lead) => void }
type Candidate = { id: number; name: string; agency: string }
const maxShown = 6

async function findInNetwork(call: Call, name: string): Promise<Candidate[]> {
  const { data } = await call(agentEndpoints.agents, { name })
  return data.map((agent) => ({ id: agent.id, name: agent.name, agency: agent.agency.name }))
}

/** A manager gives enquiries to the agency's own. */
async function findInTeam(call: Call, name: string): Promise<Candidate[]> {
  const { data } = await call(teamEndpoints.team, {})
  const words = fold(name).split(/\s+/)
  return data.members.flatMap(({ agent_id: id, name: whole, suspended_at }) =>
    id !== null && !suspended_at && words.every((word) => fold(whole).includes(word))
      ? { id, name: whole, agency: data.agency.name }
      : [],
  )
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()

/** Gives an enquiry to an agent, found by name; or to nobody yet. */
export function AssignForm({ lead, onShow }: Props) {
  const t = useTexts()
  const call = useSignedCall()
  const isManager = useSession()?.user.role === 'manager'
  const [found, setFound] = useState<readonly Candidate[] | null>(null)

  async function find(name: string): Promise<void> {
    try {
      setFound((await (isManager ? findInTeam : findInNetwork)(call, name)).slice(0, maxShown))
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    }
  }

  async function assign(agent: Candidate | null): Promise<void> {
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
                <b>{agent.name}</b> <small>{agent.agency}</small>
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
