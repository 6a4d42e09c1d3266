import { profileEndpoints } from '#contract/team/profile.ts'
import { teamEndpoints } from '#contract/team/team.ts'

import { AppError } from '../app-error.ts'
import { handle, handleSignedIn } from '../http/handle.ts'
import type { Session } from '../tools/session.ts'
import type { Tools } from '../tools.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { changeRole, restoreMember, resetFactor } from './change-member.ts'
import { changeLogo, changePicture } from './change-picture.ts'
import {
  changeAgency,
  changeAgent,
  getOwnAgency,
  getOwnAgent,
  toAgencyProfile,
  toAgentProfile,
} from './change-profile.ts'
import { sendInvitation, withdrawInvitation } from './send-invitation.ts'
import { loadTeam } from './queries.ts'
import { suspendMember } from './suspend-member.ts'

/** Who works for an agency, and how they come and go. */
export function createTeamHandlers(tools: Tools) {
  const { db } = tools
  const endpoints = teamEndpoints
  const show = async (session: Session, agency_id: number) => ({ data: await loadTeam(db, session, agency_id) })

  return [
    handleSignedIn(endpoints.team, async ({ input, session }) => ({
      data: await loadTeam(db, session, input.agency_id),
    })),

    handleSignedIn(endpoints.invite, async ({ input, session, keep }) => ({
      data: await sendInvitation(tools, session, input, keep),
    })),

    handleSignedIn(endpoints.withdrawInvitation, async ({ input, session }) => ({
      data: await withdrawInvitation(tools, session, input.id),
    })),

    handleSignedIn(endpoints.changeRole, async ({ input: { member, role }, session }) =>
      show(session, await changeRole(tools, session, member, role)),
    ),

    handleSignedIn(endpoints.suspend, async ({ input: { member, ...heirs }, session }) =>
      show(session, await suspendMember(tools, session, member, heirs)),
    ),

    handleSignedIn(endpoints.readmit, async ({ input, session }) =>
      show(session, await restoreMember(tools, session, input.member)),
    ),

    handleSignedIn(endpoints.resetFactor, async ({ input, session }) =>
      show(session, await resetFactor(tools, session, input.member)),
    ),

    handle(endpoints.showInvitation, async ({ input }) => ({ data: await readInvitation(tools, input) })),

    handle(endpoints.acceptInvitation, async ({ input, session, caller }) => ({
      data: await acceptInvitation(tools, input, session, caller.userAgent),
    })),
  ]
}

/** What the public reads of agents and agencies, and how those work. */
export function createProfileHandlers(tools: Tools) {
  const { db } = tools
  const endpoints = profileEndpoints
  return [
    handleSignedIn(endpoints.agent, async ({ input: { agent_id }, session }) => {
      if (agent_id === undefined && session.agent_id === null) return { data: null }
      return { data: await toAgentProfile(db, await getOwnAgent(db, session, agent_id)) }
    }),

    handleSignedIn(endpoints.changeAgent, async ({ input, session }) => ({
      data: await changeAgent(tools, session, input),
    })),

    handleSignedIn(endpoints.changePicture, async ({ input: { agent_id, picture }, session }) => {
      const agent = await getOwnAgent(db, session, agent_id)
      if (!picture) throw new AppError('request.invalid', { errors: { picture: ['field.required'] } })
      return { data: await changePicture(tools, session, agent.id, picture.bytes) }
    }),

    handleSignedIn(endpoints.agency, async ({ input, session }) => ({
      data: toAgencyProfile(session, await getOwnAgency(db, session, input.agency_id)),
    })),

    handleSignedIn(endpoints.changeLogo, async ({ input: { agency_id, picture }, session }) => {
      const agency = await getOwnAgency(db, session, agency_id)
      if (!picture) throw new AppError('request.invalid', { errors: { picture: ['field.required'] } })
      return { data: await changeLogo(tools, session, agency.id, picture.bytes) }
    }),

    handleSignedIn(endpoints.changeAgency, async ({ input, session }) => ({
      data: await changeAgency(tools, session, input),
    })),
  ]
}
