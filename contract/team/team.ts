import * as z from 'zod/mini'

import { passwordTwice, passwordsMatch, session } from '../account/account.ts'
import { email, fullName, phone } from '../account/person.ts'
import { spokenLanguages } from '../agent/agent.ts'
import { endpoint } from '../endpoint.ts'
import { languages, problem, rowId } from '../fields.ts'
import { reviewPolicies } from './policy.ts'

export const teamRoles = ['agent', 'manager'] as const
export type TeamRole = (typeof teamRoles)[number]
/** Hours that an invitation's link lives. */
export const invitationHours = 72

/** What the reader may do with somebody of a team. */
export const teamActions = ['suspend', 'readmit', 'reset_factor', 'make_manager', 'make_agent'] as const
export type TeamAction = (typeof teamActions)[number]

/** Who somebody of a team is: an agent by the agent's number, a manager by the account's. */
const memberId = z
  .string(problem('field.required'))
  .check(z.regex(/^(agent|manager)-[1-9]\d{0,8}$/, problem('field.invalid')))

export const teamMember = z.object({
  id: z.string(),
  role: z.enum(teamRoles),
  /** Who can take something over; a manager may be no agent. */
  agent_id: z.nullable(z.int()),
  name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  has_account: z.boolean(),
  is_self: z.boolean(),
  suspended_at: z.nullable(z.string()),
  /** Whether there is a second factor, or the workspace has begun to wait for it. */
  factor: z.enum(['on', 'off', 'required']),
  /** What would be left to nobody: listings in any state, drafts, projects, and enquiries that are open. */
  listings: z.int(),
  drafts: z.int(),
  projects: z.int(),
  leads: z.int(),
  actions: z.array(z.enum(teamActions)),
})
export type TeamMember = z.infer<typeof teamMember>

export const invitation = z.object({
  id: z.int(),
  role: z.enum(teamRoles),
  name: z.string(),
  email: z.string(),
  created_at: z.string(),
  /** Null until the letter is written. */
  expires_at: z.nullable(z.string()),
})
export type Invitation = z.infer<typeof invitation>

export const team = z.object({
  agency: z.object({ id: z.int(), name: z.string(), policy: z.enum(reviewPolicies) }),
  members: z.array(teamMember),
  invitations: z.array(invitation),
  /** Whose team the reader may see: for staff every agency. */
  agencies: z.array(z.object({ id: z.int(), name: z.string() })),
  /** What the reader may invite people as. */
  roles: z.array(z.enum(teamRoles)),
})
export type Team = z.infer<typeof team>

const one = z.object({ data: team })
/** Staff say whose team they mean; a manager has one. */
const agency_id = z.optional(rowId)

export const inviteInput = z.object({
  agency_id,
  role: z._default(z.enum(teamRoles, problem('field.not_an_option')), 'agent'),
  full_name: fullName,
  email,
  phone,
  spoken_languages: z
    .array(z.enum(spokenLanguages, problem('field.not_an_option')), problem('field.at_least_one'))
    .check(
      z.minLength(1, problem('field.at_least_one')),
      z.maxLength(spokenLanguages.length, problem('field.too_long')),
    ),
  lang: z._default(z.enum(languages, problem('field.not_an_option')), 'es'),
})

/** What an invitation's link says to whoever opens it. */
export const openInvitation = z.object({
  agency: z.string(),
  by: z.nullable(z.string()),
  role: z.enum(teamRoles),
  full_name: z.string(),
  email: z.string(),
  /** Whether the address has an account: then its owner signs in and agrees, and chooses no password. */
  has_account: z.boolean(),
})
export type OpenInvitation = z.infer<typeof openInvitation>

const signed = {
  key: z.string(problem('field.required')).check(z.maxLength(64, problem('field.too_long'))),
  expires: z.string(problem('field.required')).check(z.maxLength(20, problem('field.too_long'))),
  signature: z.string(problem('field.required')).check(z.maxLength(128, problem('field.too_long'))),
}

export const newPasswordInput = z.object(passwordTwice).check(passwordsMatch)

export const teamEndpoints = {
  team: endpoint({
    method: 'GET',
    path: '/v2/team',
    summary: 'Who works for an agency, what each has, and who was invited; staff name the agency.',
    input: z.object({ agency_id }),
    output: one,
  }),
  invite: endpoint({
    method: 'POST',
    path: '/v2/team/invite',
    status: 201,
    repeats: 'by key',
    mayConflict: true,
    summary:
      'Invites somebody by a letter whose link works once, for 72 hours; invited again, the letter before is worth nothing.',
    input: inviteInput,
    output: one,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/v2/team/invitations/{id}',
    summary: 'Takes an invitation back: its link is worth nothing any more.',
    input: z.object({ id: rowId }),
    output: one,
  }),
  changeRole: endpoint({
    method: 'PATCH',
    path: '/v2/team/{member}',
    mayConflict: true,
    summary: 'Makes an agent a manager or the other way round.',
    input: z.object({ member: memberId, role: z.enum(teamRoles, problem('field.not_an_option')) }),
    output: one,
  }),
  suspend: endpoint({
    method: 'POST',
    path: '/v2/team/{member}/suspend',
    mayConflict: true,
    summary:
      'Suspends somebody: every session ends at once, and listings, drafts, projects and open enquiries go to whom the call names; without a name for what there is it is refused (409).',
    input: z.object({ member: memberId, listings_to: z.optional(rowId), leads_to: z.optional(rowId) }),
    output: one,
  }),
  readmit: endpoint({
    method: 'POST',
    path: '/v2/team/{member}/readmit',
    summary: 'Ends a suspension; what was given to others stays theirs.',
    input: z.object({ member: memberId }),
    output: one,
  }),
  resetFactor: endpoint({
    method: 'POST',
    path: '/v2/team/{member}/reset-factor',
    summary: 'Takes a lost second factor away and ends every session; its owner is told.',
    input: z.object({ member: memberId }),
    output: one,
  }),
  showInvitation: endpoint({
    method: 'GET',
    path: '/v2/invitations/{key}',
    summary: 'What an invitation’s signed link says; nothing is done by asking.',
    input: z.object(signed),
    output: z.object({ data: openInvitation }),
  }),
  acceptInvitation: endpoint({
    method: 'POST',
    path: '/v2/invitations/{key}',
    looksForSession: true,
    mayConflict: true,
    isSlow: true,
    summary:
      'Joins an agency by a letter’s signed link, once: with a new password, or for an address that has an account by its owner’s session.',
    input: z.object({
      ...signed,
      password: z.optional(passwordTwice.password),
      confirmPassword: z.optional(passwordTwice.confirmPassword),
    }),
    output: z.object({ data: session }),
  }),
}
