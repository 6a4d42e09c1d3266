import type { MailKind } from '#contract/mail/mail.ts'

import { findClient } from '../account/queries.ts'
import type { Writer } from '../mail/deliver-mails.ts'
import type { Tools } from '../tools.ts'
import { addInvitationLink } from './accept-invitation.ts'
import { findOpenInvitation, nameAgency, nameAgent, nameClient } from './queries.ts'

/** How each email about a team is written; an invitation's link is made here, and lives from now on. */
export function createTeamMails({ writeMail, pageAddress, secret, brandName }: Tools) {
  return {
    team_invitation: async (tx, { language, about }) => {
      const open = await findOpenInvitation(tx, Number(about.invitation))
      if (!open) return null
      const agency = await nameAgency(tx, open.agency_id)
      const by = (await nameClient(tx, open.invited_by)) ?? agency
      const link = pageAddress('invitation', language, await addInvitationLink(tx, secret, open.id))
      return writeMail('team_invitation', language, { full_name: open.name, agency, by, role: open.role, link })
    },
    team_suspended: async (tx, { language, about }) => {
      const client = await findClient(tx, Number(about.client))
      if (!client?.suspended_at) return null
      const agency = await nameAgency(tx, Number(about.agency))
      return writeMail('team_suspended', language, { full_name: client.full_name, agency })
    },
    team_taken_over: async (tx, { language, about }) => {
      const full_name = await nameAgent(tx, Number(about.agent))
      const { from, listings, leads } = about as { from: string; listings: number; leads: number }
      const link = pageAddress('desk', language)
      return full_name === null
        ? null
        : writeMail('team_taken_over', language, { full_name, from, listings, leads, link })
    },
    factor_reset: async (tx, { language, about }) => {
      const client = await findClient(tx, Number(about.client))
      const by = (await nameClient(tx, Number(about.by))) ?? brandName
      const link = pageAddress('profile', language)
      return client && writeMail('factor_reset', language, { full_name: client.full_name, by, link })
    },
    telephone_changed: async (tx, { language, about }) => {
      const isAgent = about.agent !== undefined
      const whose = isAgent ? await nameAgent(tx, Number(about.agent)) : await nameAgency(tx, Number(about.agency))
      const by = (await nameClient(tx, Number(about.by))) ?? brandName
      const link = pageAddress('desk', language)
      return whose === null ? null : writeMail('telephone_changed', language, { full_name: '', whose, by, link })
    },
  } satisfies Partial<Record<MailKind, Writer>>
}
