import { identification } from '#contract/account/profile.ts'
import { enquiryEndpoints, joinInput } from '#contract/lead/enquiry.ts'

import { useTexts } from '../../texts.ts'
import { CheckInput } from '../form/check-input.tsx'
import { IdentificationInput } from '../form/identification-input.tsx'
import { PhoneInput } from '../form/phone-input.tsx'
import { SelectInput } from '../form/select-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { LeadForm } from './lead-form.tsx'
import styles from './lead.module.css'
import { useLead } from './use-lead.ts'

const start = {
  names: '',
  surnames: '',
  identification_type: 'id_card',
  identification: '',
  cellphone: '',
  phone: '',
  email: '',
  subscribe: false,
}

/** A request to become an agent of the network. */
export function JoinForm() {
  const t = useTexts()
  const lead = useLead({ name: 'join', action: 'join', start, schema: joinInput, door: enquiryEndpoints.join })
  const { field, values } = lead
  return (
    <LeadForm lead={lead} submit={t('lead.request.submit')} sent={t('lead.request_sent')}>
      <div className={styles.pair}>
        <TextInput
          field={field('names')}
          label={t('lead.names')}
          autoComplete="given-name"
          maxLength={120}
          isRequired
        />
        <TextInput
          field={field('surnames')}
          label={t('lead.surnames')}
          autoComplete="family-name"
          maxLength={120}
          isRequired
        />
        <SelectInput
          field={field('identification_type')}
          label={t('form.identification_type')}
          options={identification.types.map((value) => ({ value, label: t(`form.identification_type.${value}`) }))}
          isRequired
        />
        <IdentificationInput field={field('identification')} type={values.identification_type} isRequired />
        <PhoneInput field={field('cellphone')} label={t('lead.cellphone')} isRequired />
        <PhoneInput field={field('phone')} label={t('lead.other_phone')} />
      </div>
      <TextInput field={field('email')} label={t('lead.email')} type="email" autoComplete="email" isRequired />
      <CheckInput field={field('subscribe')}>{t('lead.subscribe_blog')}</CheckInput>
    </LeadForm>
  )
}
