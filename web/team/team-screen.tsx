import { useState } from 'react'
import { useSearchParams } from 'react-router'

import { type Team, teamEndpoints, type TeamMember } from '#contract/team/team.ts'

import { useAnswer } from '../account/session/use-answer.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { ScreenHead } from '../workspace/screen-head.tsx'
import { FailedScreen, Waiting } from '../workspace/workspace-states.tsx'
import { toWorkspacePath } from '../workspace-paths.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { MemberList } from './member-list.tsx'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'
import { SuspendDialog } from './suspend-dialog.tsx'
import styles from './team.module.css'

export type Asking = { what: 'invite' } | { what: 'suspend' | 'reset_factor'; member: TeamMember } | null

/** Who works for an agency: a manager's own, or for staff the one that the address names. */
export default function TeamScreen() {
  const t = useTexts()
  const [search] = useSearchParams()
  const agency_id = Number(search.get('agency')) || undefined
  const { data, failure, at, again, keep } = useAnswer(`team ${agency_id}`, (call, signal) =>
    call(teamEndpoints.team, { agency_id }, signal),
  )
  const [asking, setAsking] = useState<Asking>(null)
  const show = (team: Team) => keep({ data: team })
  const team = data?.data
  return (
    <>
      <ScreenHead title={t('workspace.title.team')} lead={t('team.lead')}>
        {team && <Button onClick={() => setAsking({ what: 'invite' })}>{t('team.invite')}</Button>}
      </ScreenHead>
      {failure ? (
        <FailedScreen failure={failure} onRetry={again} />
      ) : team ? (
        <div className={styles.content}>
          <AgencyLine team={team} />
          <MemberList members={team.members} onAsk={setAsking} onShow={show} />
          {team.invitations.length > 0 && <InvitationList invitations={team.invitations} now={at} onShow={show} />}
        </div>
      ) : (
        <Waiting bars={5} />
      )}
      {team && asking && <Dialogs team={team} asking={asking} onShow={show} onClose={() => setAsking(null)} />}
    </>
  )
}

type Open = { team: Team; asking: NonNullable<Asking>; onShow: (team: Team) => void; onClose: () => void }

function Dialogs({ team, asking, onShow, onClose }: Open) {
  if (asking.what === 'invite') return <InviteDialog team={team} onShow={onShow} onClose={onClose} />
  const { member } = asking
  if (asking.what === 'suspend') {
    return <SuspendDialog member={member} members={team.members} onShow={onShow} onClose={onClose} />
  }
  return <ResetFactorDialog member={member} onShow={onShow} onClose={onClose} />
}

/** Whose team it is, where there are several to choose from, and the way to the agency itself. */
function AgencyLine({ team: { agency, agencies } }: { team: Team }) {
  const t = useTexts()
  const language = useLanguage()
  const [, setSearch] = useSearchParams()
  return (
    <div className={styles.agency}>
      {agencies.length > 1 ? (
        <label>
          {t('team.agency')}
          <select value={agency.id} onChange={({ target }) => setSearch({ agency: target.value })}>
            {agencies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <h2>{agency.name}</h2>
      )}
      <ButtonLink
        look="secondary"
        isSmall
        to={{ pathname: toWorkspacePath('own_agency', language), search: `?agency=${agency.id}` }}
      >
        {t('team.agency_data')}
      </ButtonLink>
    </div>
  )
}
