import * as z from 'zod/mini'

import { broughtPassword, email, phone } from '../account/person.ts'
import { largestPicture, pictureFile } from '../account/profile.ts'
import { officeHours } from '../agency/office-hours.ts'
import { spokenLanguages } from '../agent/agent.ts'
import { point } from '../draft/document.ts'
import { endpoint } from '../endpoint.ts'
import { line, problem, rowId, slug } from '../fields.ts'
import { reviewPolicies } from './policy.ts'

/** Letters that an agent's or agency's own words may have. */
export const longestAbout = 4000

const about = z
  .string()
  .check(
    z.trim(),
    z.maxLength(longestAbout, problem('field.too_long')),
    z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u, problem('field.invalid')),
  )
/** As it was read: what was changed since by somebody else is not written over. */
const version = z
  .int(problem('field.whole_number'))
  .check(z.minimum(1, problem('field.too_small')), z.maximum(2_147_483_647, problem('field.too_large')))

const spoken = z
  .array(z.enum(spokenLanguages, problem('field.not_an_option')), problem('field.at_least_one'))
  .check(z.minLength(1, problem('field.at_least_one')), z.maxLength(spokenLanguages.length, problem('field.too_long')))

/** What the public reads of an agent, as it is edited. */
export const agentProfile = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  picture: z.string(),
  phone: z.string(),
  whatsapp: z.string(),
  email: z.string(),
  license: z.string(),
  since: z.int(),
  spoken_languages: z.array(z.enum(spokenLanguages)),
  about_es: z.string(),
  about_en: z.string(),
  /** Slugs of the sectors where the agent works. */
  areas: z.array(z.string()),
})
export type AgentProfile = z.infer<typeof agentProfile>

/** What the public reads of an agency, and how it works, as its manager edits it. */
export const agencyProfile = z.object({
  id: z.int(),
  version: z.int(),
  name: z.string(),
  logo: z.string(),
  phone: z.string(),
  broker_phones: z.array(z.string()),
  email: z.string(),
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  hours: z.nullable(officeHours),
  about_es: z.string(),
  about_en: z.string(),
  policy: z.enum(reviewPolicies),
  /** Which of the policies the reader may choose. */
  policies: z.array(z.enum(reviewPolicies)),
  hides_points: z.boolean(),
})
export type AgencyProfile = z.infer<typeof agencyProfile>

const current_password = z.optional(broughtPassword)

/** Sectors that an agent may say to work in: who works everywhere says nothing. */
export const maxAreas = 12

export const agentProfileInput = z.object({
  /** Another's, for whoever may edit it; left out it is one's own. */
  agent_id: z.optional(rowId),
  version,
  phone: z.optional(phone),
  whatsapp: z.optional(phone),
  license: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(40, problem('field.too_long')),
        z.regex(/^[^\p{Cc}\p{Cs}]*$/u, problem('field.invalid')),
      ),
  ),
  since: z.optional(
    z
      .int(problem('field.whole_number'))
      .check(z.minimum(1950, problem('field.too_small')), z.maximum(2100, problem('field.too_large'))),
  ),
  spoken_languages: z.optional(spoken),
  areas: z.optional(z.array(slug, problem('field.invalid')).check(z.maxLength(maxAreas, problem('field.too_long')))),
  about_es: z.optional(about),
  about_en: z.optional(about),
  current_password,
})

export const agencyProfileInput = z.object({
  agency_id: z.optional(rowId),
  version,
  phone: z.optional(phone),
  broker_phones: z.optional(z.array(phone).check(z.maxLength(10, problem('field.too_long')))),
  email: z.optional(email),
  address: z.optional(line(200)),
  /** Where the office stands. */
  office_point: z.optional(point),
  /** Null where its hours are not to be said. */
  hours: z.optional(z.nullable(officeHours)),
  about_es: z.optional(about),
  about_en: z.optional(about),
  policy: z.optional(z.enum(reviewPolicies, problem('field.not_an_option'))),
  hides_points: z.optional(z.boolean(problem('field.not_an_option'))),
  current_password,
})

export const profileEndpoints = {
  agent: endpoint({
    method: 'GET',
    path: '/v2/workspace/agent',
    summary:
      'What the public reads of an agent: one’s own, null for who is none, or for a manager anybody’s of the agency.',
    input: z.object({ agent_id: z.optional(rowId) }),
    output: z.object({ data: z.nullable(agentProfile) }),
  }),
  changeAgent: endpoint({
    method: 'PATCH',
    path: '/v2/workspace/agent',
    mayConflict: true,
    isSlow: true,
    summary:
      'Changes it; what is not named stays. Another telephone or WhatsApp asks for the caller’s password, and the number’s owner until now and the network are told.',
    input: agentProfileInput,
    output: z.object({ data: agentProfile }),
  }),
  changePicture: endpoint({
    method: 'POST',
    path: '/v2/workspace/agent/picture',
    maxFileBytes: largestPicture,
    isSlow: true,
    summary: 'Puts another picture of an agent in the place of the one there is.',
    input: z.object({ agent_id: z.optional(rowId), picture: pictureFile }),
    output: z.object({ data: agentProfile }),
  }),
  agency: endpoint({
    method: 'GET',
    path: '/v2/workspace/agency',
    summary: 'What the public reads of an agency, and how it works; staff name the agency.',
    input: z.object({ agency_id: z.optional(rowId) }),
    output: z.object({ data: agencyProfile }),
  }),
  changeLogo: endpoint({
    method: 'POST',
    path: '/v2/workspace/agency/logo',
    maxFileBytes: largestPicture,
    isSlow: true,
    summary: 'Puts another logo, PNG or WebP, in the place of the one there is; it is made to fit a square.',
    input: z.object({ agency_id: z.optional(rowId), picture: pictureFile }),
    output: z.object({ data: agencyProfile }),
  }),
  changeAgency: endpoint({
    method: 'PATCH',
    path: '/v2/workspace/agency',
    mayConflict: true,
    isSlow: true,
    summary:
      'Changes it; what is not named stays. Another telephone asks for the caller’s password, and the agency and the network are told.',
    input: agencyProfileInput,
    output: z.object({ data: agencyProfile }),
  }),
}
