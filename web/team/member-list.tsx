import { useState } from 'react'

import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import { type Team, type TeamAction, teamEndpoints, type TeamMember } from '#contract/team/team.ts'

import { useSignedCall } from '../account/session/use-signed-call.ts'
import { formatPhone } from '../phone.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { describeError } from '../ui/form/describe-error.ts'
import { notify } from '../ui/snackbar.ts'
import { toWorkspacePath } from '../workspace-paths.ts'
import type { Asking } from './team-screen.tsx'
import styles from './team.module.css'

type Props = { members: readonly TeamMember[]; onAsk: (asking: Asking) => void; onShow: (team: Team) => void }

/** Everybody of a team, with what each has and what can be done. */
export function MemberList({ members, onAsk, onShow }: Props) {
  const t = useTexts()
  return (
    <ul className={styles.people} aria-label={t('team.members')}>
      {members.map((member) => (
        <li key={member.id} className={styles.person} data-suspended={member.suspended_at !== null || undefined}>
          <img src={member.picture ?? '/portrait.svg'} alt="" width={56} height={56} loading="lazy" />
          <div className={styles.who}>
            <b>{member.name}</b>
            <Marks member={member} />
            <small className={styles.ways}>
              <Email address={member.email} />
              {member.phone && <span>{formatPhone(member.phone)}</span>}
            </small>
            <Load member={member} />
          </div>
          <Actions member={member} onAsk={onAsk} onShow={onShow} />
        </li>
      ))}
    </ul>
  )
}

/** An email that breaks before its @ where it is too long for its line. */
function Email({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <span>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </span>
  )
}

function Marks({ member }: { member: TeamMember }) {
  const t = useTexts()
  const { role, is_self, has_account, suspended_at, factor } = member
  return (
    <ul className={styles.marks}>
      <li>{t(`team.role.${role}`)}</li>
      {is_self && <li>{t('team.self')}</li>}
      {!has_account && <li>{t('team.no_account')}</li>}
      {suspended_at && <li data-alarm="">{t('team.suspended')}</li>}
      {has_account && !suspended_at && (
        <li data-good={factor === 'on' || undefined} data-alarm={factor === 'required' || undefined}>
          {t(`team.factor.${factor}`)}
        </li>
      )}
    </ul>
  )
}

/** What somebody has, in words; what there is none of is not said. */
function Load({ member: { listings, drafts, projects, leads } }: { member: TeamMember }) {
  const t = useTexts()
  const said = [
    listings > 0 && t('team.listings', { count: listings }),
    drafts > 0 && t('team.drafts', { count: drafts }),
    projects > 0 && t('team.projects', { count: projects }),
    leads > 0 && t('team.leads', { count: leads }),
  ].filter(Boolean)
  return <small>{said.length > 0 ? said.join(' · ') : t('team.nothing')}</small>
}

type One = { member: TeamMember } & Omit<Props, 'members'>

function Actions({ member, onAsk, onShow }: One) {
  const t = useTexts()
  const language = useLanguage()
  const { isBusy, change } = useChange(onShow)
  const { id, name, agent_id, actions } = member
  const acts: Record<TeamAction, () => void> = {
    suspend: () => onAsk({ what: 'suspend', member }),
    reset_factor: () => onAsk({ what: 'reset_factor', member }),
    readmit: () => change(teamEndpoints.readmit, { member: id }, t('team.readmitted', { name })),
    make_manager: () =>
      change(teamEndpoints.changeRole, { member: id, role: 'manager' }, t('team.role_changed', { name })),
    make_agent: () => change(teamEndpoints.changeRole, { member: id, role: 'agent' }, t('team.role_changed', { name })),
  }
  return (
    <div className={styles.actions}>
      {agent_id !== null && (
        <ButtonLink
          look="secondary"
          isSmall
          to={{ pathname: toWorkspacePath('own_profile', language), search: `?agent=${agent_id}` }}
          aria-label={t('team.edit_of', { name })}
        >
          {t('team.edit')}
        </ButtonLink>
      )}
      {actions.map((action) => (
        <Button
          key={action}
          look="secondary"
          isSmall
          disabled={isBusy}
          className={action === 'suspend' ? styles.danger : ''}
          aria-label={t(`team.${action}_of`, { name })}
          onClick={acts[action]}
        >
          {t(`team.${action}`)}
        </Button>
      ))}
    </div>
  )
}

type Changing = Endpoint & (typeof teamEndpoints)[keyof typeof teamEndpoints]

/** Changes something of a team and shows how it stands then; what fails is said. */
export function useChange(onShow: (team: Team) => void) {
  const t = useTexts()
  const call = useSignedCall()
  const [isBusy, setBusy] = useState(false)
  const run = async <E extends Changing>(endpoint: E, input: InputOf<E>, done: string) => {
    setBusy(true)
    try {
      const { data } = (await call(endpoint, input)) as OutputOf<typeof teamEndpoints.team>
      onShow(data)
      notify(done)
    } catch (error) {
      notify(describeError(error, t).join('\n'))
    } finally {
      setBusy(false)
    }
  }
  return {
    isBusy,
    change: <E extends Changing>(endpoint: E, input: InputOf<E>, done: string) => void run(endpoint, input, done),
  }
}
