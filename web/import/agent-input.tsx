import { useEffect } from 'react'

import { teamEndpoints } from '#contract/team/team.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useTexts } from '../texts.ts'
import { SelectInput } from '../ui/form/select-input.tsx'
import type { Field } from '../ui/form/use-form.ts'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'

type Props = {
  /** Empty for the reader's own. */
  agencyId: string
  field: Field
  /** Where the agency may be chosen as well: of staff. */
  onAgency?: ((id: string) => void) | undefined
}

/** Whose the listings are: somebody of the agency's team; staff choose the agency before. */
export function AgentInput({ agencyId, field, onAgency }: Props) {
  const t = useTexts()
  const agency_id = Number(agencyId) || undefined
  const { data, failure, again } = useAnswer(`team ${agency_id}`, (call, signal) =>
    call(teamEndpoints.team, { agency_id }, signal),
  )
  const found = data?.data.agency.id
  useEffect(() => {
    if (onAgency && !agencyId && found) onAgency(String(found))
    // The first answer says whose it is until somebody chooses.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [agencyId, found])
  if (failure) return <FailedScreen failure={failure} onRetry={again} />
  if (!data) return <Waiting bars={1} />
  const { agency, agencies, members } = data.data
  const agents = members.filter(({ agent_id, suspended_at }) => agent_id !== null && !suspended_at)
  return (
    <>
      {onAgency && agencies.length > 1 && (
        <SelectInput
          field={{ ...field, name: 'agency_id', value: String(agency.id), problem: undefined, onChange: onAgency }}
          label={t('import.agency')}
          options={agencies.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <SelectInput
        field={field}
        label={t('import.agent')}
        none={t('import.choose_agent')}
        options={agents.map(({ agent_id, name }) => ({ value: String(agent_id), label: name }))}
        isRequired
      />
      <p className="fine">{t(agents.length > 0 ? 'import.agent_hint' : 'import.no_agents')}</p>
    </>
  )
}
