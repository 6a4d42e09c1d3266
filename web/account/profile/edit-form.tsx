import { useMemo, useState } from 'react'

import { accountEndpoints } from '#contract/account/account.ts'
import { networkNames, sexes } from '#contract/account/profile.ts'

import { useTexts } from '../../texts.ts'
import { CheckInput } from '../../ui/form/check-input.tsx'
import { CountryInput } from '../inputs/country-input.tsx'
import { EmailInput } from '../../ui/form/email-input.tsx'
import form from '../../ui/form/form.module.css'
import { IdentificationInput, IdentificationTypeInput } from '../inputs/identification-input.tsx'
import { MessageDialog } from '../../ui/form/message-dialog.tsx'
import { PasswordInput } from '../../ui/form/password-input.tsx'
import { PhoneInput } from '../../ui/form/phone-input.tsx'
import { describeError } from '../../ui/form/describe-error.ts'
import { SelectInput } from '../../ui/form/select-input.tsx'
import { SendButton } from '../../ui/form/send-button.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { TypeInput } from '../inputs/type-input.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { useSignedCall } from '../session/use-signed-call.ts'
import { notify } from '../../ui/snackbar.ts'
import { editOf, needsPassword, networks, createProfileSchema, toProfileValues } from './profile-values.ts'
import styles from './profile.module.css'
import type { Known } from './use-profile.ts'

/** Every field of a profile but its picture. */
export function EditForm({ profile, keep }: Known) {
  const t = useTexts()
  const call = useSignedCall()
  const [failure, setFailure] = useState<readonly string[] | null>(null)
  const schema = useMemo(() => createProfileSchema(profile), [profile])
  const { formProps, field, values, fill, isSending } = useForm({
    start: toProfileValues(profile),
    schema,
    send: async (written) => {
      const { data } = await call(accountEndpoints.editProfile, editOf(written, profile))
      keep(data)
      fill(() => ({ current_password: '' }))
      notify(t('profile.edit.saved'))
    },
    onRefused: (error) => setFailure(describeError(error, t)),
  })
  return (
    <>
      <form {...formProps} className={`${styles.card} ${form.form}`}>
        <h2 className={styles.part}>{t('profile.edit.who')}</h2>
        <TextInput field={field('full_name')} label={t('profile.full_name')} autoComplete="name" isRequired />
        <TypeInput field={field('type')} />
        <div className={styles.grid}>
          <IdentificationTypeInput field={field('identification_type')} />
          {values.identification_type && (
            <IdentificationInput field={field('identification')} type={values.identification_type} />
          )}
          <SelectInput
            field={field('sexo')}
            label={t('profile.sexo')}
            none={t('form.none')}
            options={sexes.map((value) => ({ value, label: t(`profile.sexo.${value}`) }))}
          />
        </div>

        <h2 className={styles.part}>{t('profile.edit.reach')}</h2>
        <EmailInput field={field('email')} label={t('profile.email')} />
        <div className={styles.grid}>
          <PhoneInput field={field('cellphone')} label={t('profile.cellphone')} />
          <PhoneInput field={field('phone')} label={t('profile.phone')} />
          <CountryInput field={field('country')} label={t('profile.country')} />
        </div>
        <TextInput
          field={field('address')}
          label={t('profile.address')}
          autoComplete="street-address"
          maxLength={300}
        />

        <h2 className={styles.part}>{t('profile.edit.networks')}</h2>
        <div className={styles.grid}>
          <PhoneInput field={field('whatsapp')} label="WhatsApp" />
          {networks.map((network) => (
            <TextInput
              key={network}
              field={field(network)}
              label={networkNames[network]}
              type="url"
              inputMode="url"
              placeholder={`https://${network === 'twitter' ? 'x' : `www.${network}`}.com/…`}
              maxLength={200}
            />
          ))}
        </div>
        <CheckInput field={field('is_subscribed')}>{t('profile.subscribed')}</CheckInput>
        {needsPassword(values, profile) && (
          <PasswordInput
            field={field('current_password')}
            label={t('profile.reach_password')}
            autoComplete="current-password"
          />
        )}
        <SendButton isSending={isSending}>{t('profile.edit.submit')}</SendButton>
      </form>
      {failure && <MessageDialog title={t('form.notice')} lines={failure} onClose={() => setFailure(null)} />}
    </>
  )
}
