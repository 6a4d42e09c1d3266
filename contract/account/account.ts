import * as z from 'zod/mini'

import { endpoint } from '../endpoint.ts'
import { flag, languages, problem, rowId } from '../fields.ts'
import { broughtPassword, captchaAnswer, email, fullName, newPassword, acceptEmpty, phone } from './person.ts'
import { country } from './country.ts'
import { identification, largestPicture, pictureFile, sexes, socialNetworks } from './profile.ts'

export const userTypes = ['buyer', 'owner', 'agent'] as const
export type UserType = (typeof userTypes)[number]

/** What a browser keeps of who is signed in, under `user`. */
export const user = z.object({
  full_name: z.string(),
  email: z.string(),
  profile_picture: z.nullable(z.string()),
  type: z.array(z.enum(userTypes)),
  /** Who has a desk: an agent sees their own enquiries, staff all. Clients have none, and nothing is said of it. */
  role: z.optional(z.enum(['agent', 'manager', 'staff'])),
})
export type User = z.infer<typeof user>

export const session = z.object({ user, token: z.string() })
export type SignedIn = z.infer<typeof session>

/** A sign-in that waits for the second factor: a key that goes along with its code, and lives ten minutes. */
export const factorAsked = z.object({ factor: z.string() })
export type FactorAsked = z.infer<typeof factorAsked>
/** What a sign-in answers: the session, or that the second factor is asked for. */
export const entered = z.union([session, factorAsked])
export type Entered = z.infer<typeof entered>

/** All that is held of a person, as it is shown to that person. */
export const profile = z.object({
  ...user.shape,
  phone: z.nullable(z.string()),
  cellphone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  country: z.nullable(z.string()),
  identification: z.nullable(z.string()),
  identification_type: z.nullable(z.enum(identification.types)),
  sexo: z.nullable(z.enum(sexes)),
  ...socialNetworks.shown,
  is_subscribed: z.boolean(),
  /** An address that waits to be confirmed before it takes the place of `email`. */
  new_email: z.nullable(z.string()),
  has_password: z.boolean(),
})
export type Profile = z.infer<typeof profile>

export const openSession = z.object({
  id: z.int(),
  /** What the browser says of itself. */
  user_agent: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  is_current: z.boolean(),
})

const message = z.object({ message: z.string() })
export const passwordTwice = { password: newPassword, confirmPassword: broughtPassword }
export const passwordsMatch = z.refine<{ password: string; confirmPassword: string }>(
  ({ password, confirmPassword }) => password === confirmPassword,
  // Or it would wait until every other field is right.
  { path: ['confirmPassword'], ...problem('field.password_mismatch'), when: () => true },
)
const types = z.array(z.enum(userTypes, problem('field.not_an_option')), problem('field.at_least_one')).check(
  z.minLength(1, problem('field.at_least_one')),
  z.maxLength(userTypes.length, problem('field.too_long')),
  z.overwrite((chosen) => userTypes.filter((type) => chosen.includes(type))),
)
const lang = z.optional(z.enum(languages, problem('field.not_an_option')))

/** A signed link's parts, as its address brings them. */
const signature = {
  id: z.string(problem('field.required')).check(z.maxLength(64, problem('field.too_long'))),
  expires: z.string(problem('field.required')).check(z.maxLength(20, problem('field.too_long'))),
  signature: z.string(problem('field.required')).check(z.maxLength(128, problem('field.too_long'))),
}

/** What an email's link does. */
export const signedLink = z.object({
  kind: z.enum(['confirm_email', 'confirm_new_email', 'restore_password']),
  /** As whoever signed up said it, or as the account has it; empty where nobody has said it yet. */
  full_name: z.string(),
  /** The address that it is about. */
  email: z.string(),
  /** When somebody signed up so. */
  asked_at: z.nullable(z.string()),
})
export type SignedLink = z.infer<typeof signedLink>

export const signUpInput = z
  .object({
    full_name: fullName,
    email,
    phone: acceptEmpty(phone),
    ...passwordTwice,
    'g-recaptcha-response': captchaAnswer,
    lang,
  })
  .check(passwordsMatch)

export const signInInput = z.object({ email, password: broughtPassword })

/** Whatever it is: `errors.email` of a sign-in says one thing only, so what is no address is one that nobody has. */
const broughtEmail = z.pipe(
  z.transform((value) =>
    typeof value === 'string'
      ? value
          .slice(0, 254)
          .trim()
          .toLowerCase()
          .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
      : '',
  ),
  z.string(),
)

export const accountEndpoints = {
  signUp: endpoint({
    method: 'POST',
    path: '/v2/clients/sign-up',
    isSlow: true,
    status: 201,
    repeats: 'by key',
    summary: 'Opens an account and sends the letter that confirms its address; the answer never says who has one.',
    input: signUpInput,
    output: message,
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/v2/clients/login',
    summary:
      'Signs in; `errors.email` says that the password is right and the address not confirmed yet, and `factor` that the second factor is asked for.',
    input: z.object({ email: broughtEmail, password: broughtPassword }),
    output: z.object({ data: entered }),
  }),
  signOut: endpoint({
    method: 'POST',
    path: '/v2/clients/logout',
    status: 204,
    summary: 'Ends this session.',
    input: z.object({}),
    output: z.unknown(),
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/v2/clients/send-forgot-pasword',
    summary: 'Sends a link that sets a new password; the answer never says who has an account.',
    input: z.object({ email, 'g-recaptcha-response': captchaAnswer, lang }),
    output: message,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/v2/clients/reset-password/{id}',
    isSlow: true,
    summary: 'Sets a new password by a signed link, once, and ends every session of the account.',
    input: z.object({ ...signature, ...passwordTwice }).check(passwordsMatch),
    output: message,
  }),
  changePassword: endpoint({
    method: 'PATCH',
    path: '/v2/clients/change-password',
    isSlow: true,
    summary: 'Changes the password and ends the other sessions.',
    input: z.object({ current_password: broughtPassword, ...passwordTwice }).check(passwordsMatch),
    output: message,
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/v2/clients/confirm-email',
    looksForSession: true,
    summary:
      'Opens the account of a sign-up by its signed link, once; or confirms the new address of an account, for whoever is signed in to it.',
    input: z.object(signature),
    output: message,
  }),
  showLink: endpoint({
    method: 'GET',
    path: '/v2/clients/links/{id}',
    looksForSession: true,
    summary: 'What a signed link of a letter does, and for whom; nothing is done by asking.',
    input: z.object(signature),
    output: z.object({ data: signedLink }),
  }),
  resendConfirmation: endpoint({
    method: 'POST',
    path: '/v2/clients/resend-confirm-email',
    summary:
      'Sends the confirming letter again, of the sign-up with this `password` or else of the newest; the answer is always the same.',
    input: z.object({ email, password: z.optional(broughtPassword), 'g-recaptcha-response': captchaAnswer, lang }),
    output: message,
  }),
  completeSignUp: endpoint({
    method: 'POST',
    path: '/v2/clients/complete-sign-up',
    summary: 'Says what the client is: buyer, owner, agent, or several at once.',
    input: z.object({
      full_name: fullName,
      email: z.optional(email),
      type: types,
      is_subscribed: z._default(flag, true),
    }),
    output: z.object({ data: user }),
  }),
  profile: endpoint({
    method: 'GET',
    path: '/v2/clients',
    summary: 'The profile of who is signed in.',
    input: z.object({}),
    output: z.object({ data: profile }),
  }),
  editProfile: endpoint({
    method: 'POST',
    path: '/v2/clients/edit',
    maxFileBytes: largestPicture,
    isSlow: true,
    summary:
      'Changes the profile; what is not named stays. Another address or telephone (`phone`, `cellphone`, `whatsapp`) needs `current_password`, or of an account without one a sign-in within the last five minutes. A new address counts once it is confirmed.',
    input: z
      .object({
        full_name: z.optional(fullName),
        email: z.optional(email),
        /** Needed for another address or telephone. */
        current_password: z.optional(broughtPassword),
        phone: acceptEmpty(phone),
        cellphone: acceptEmpty(phone),
        address: acceptEmpty(z.string().check(z.trim(), z.maxLength(300, problem('field.too_long')))),
        country: acceptEmpty(country),
        identification: acceptEmpty(z.string().check(z.trim(), z.maxLength(20, problem('field.too_long')))),
        identification_type: acceptEmpty(z.enum(identification.types, problem('field.not_an_option'))),
        sexo: acceptEmpty(z.enum(sexes, problem('field.not_an_option'))),
        ...socialNetworks.asked,
        type: z.optional(types),
        is_subscribed: z.optional(flag),
        /** A file, or empty to take the picture away. */
        picture: z.optional(pictureFile),
      })
      .check(identification.idCard, identification.passport),
    output: z.object({ data: profile }),
  }),
  countries: endpoint({
    method: 'GET',
    path: '/v2/clients/countries',
    summary: 'The countries of the world in the asked language, by name.',
    input: z.object({}),
    output: z.object({ data: z.array(z.object({ code: z.string(), name: z.string() })) }),
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/v2/clients/sessions',
    summary: 'Where the client is signed in, the newest use first.',
    input: z.object({}),
    output: z.object({
      data: z.array(openSession),
    }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/v2/clients/sessions/{id}',
    status: 204,
    summary: 'Ends one of the client’s sessions.',
    input: z.object({ id: rowId }),
    output: z.unknown(),
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/v2/clients',
    status: 204,
    summary: 'Deletes the account and all that is personal in it.',
    input: z.object({ password: z.optional(broughtPassword) }),
    output: z.unknown(),
  }),
}
