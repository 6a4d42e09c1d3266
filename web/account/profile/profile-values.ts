import * as z from 'zod/mini'

import { accountEndpoints, type Profile, type UserType } from '#contract/account/account.ts'
import { isOtherTelephone } from '#contract/account/profile.ts'

import { formatPhone } from '../../phone.ts'
import { maskCedula } from '../../ui/form/masks.ts'

export const networks = ['facebook', 'instagram', 'twitter', 'tiktok'] as const

/** A profile as its form has it: what is not given is empty. */
export type ProfileValues = ReturnType<typeof toProfileValues>

export function toProfileValues(profile: Profile) {
  const { identification, identification_type } = profile
  const isCedula = identification_type === 'id_card'
  return {
    full_name: profile.full_name,
    email: profile.email,
    current_password: '',
    type: profile.type as readonly UserType[],
    phone: formatPhone(profile.phone ?? ''),
    cellphone: formatPhone(profile.cellphone ?? ''),
    address: profile.address ?? '',
    country: profile.country ?? '',
    identification_type: identification_type ?? '',
    identification: isCedula ? maskCedula(identification ?? '') : (identification ?? ''),
    sexo: profile.sexo ?? '',
    whatsapp: formatPhone(profile.whatsapp ?? ''),
    facebook: profile.facebook ?? '',
    instagram: profile.instagram ?? '',
    twitter: profile.twitter ?? '',
    tiktok: profile.tiktok ?? '',
    is_subscribed: profile.is_subscribed,
  }
}

const isNewEmail = ({ email }: ProfileValues, profile: Profile) => email.trim().toLowerCase() !== profile.email

/** Whether what is written takes the password: another address or telephone, where there is a password. */
export function needsPassword(values: ProfileValues, profile: Profile): boolean {
  return profile.has_password && (isNewEmail(values, profile) || isOtherTelephone(values, profile))
}

/** What is sent of them: an address only when it is another one, the password where it is needed, no number without its kind. */
export function editOf(values: ProfileValues, profile: Profile) {
  const { email, current_password, ...rest } = values
  return {
    ...rest,
    type: [...rest.type],
    identification: rest.identification_type ? rest.identification : '',
    ...(isNewEmail(values, profile) && { email }),
    ...(needsPassword(values, profile) && { current_password }),
  }
}

/** What the endpoint asks of what is sent, as a rule for what is written. */
export function createProfileSchema(profile: Profile) {
  return z.pipe(
    z.transform((values: ProfileValues) => editOf(values, profile)),
    accountEndpoints.editProfile.input as unknown as z.ZodMiniType<unknown, ReturnType<typeof editOf>>,
  )
}
