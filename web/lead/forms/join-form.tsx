import { enquiryEndpoints, joinInput } from '#contract/lead/enquiry.ts'

import { useTexts } from '../../texts.ts'
import { CheckInput } from '../../ui/form/check-input.tsx'
import { EmailInput } from '../../ui/form/email-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { LeadForm } from './lead-form.tsx'
import styles from './lead.module.css'
import { IdentityInputs, NumbersInputs } from './person-inputs.tsx'
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
  const lead = useLead({ name: 'join', action: 'join', start, schema: joinInput, endpoint: enquiryEndpoints.join })
  const { field } = lead
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
        <IdentityInputs type={field('identification_type')} number={field('identification')} />
        <NumbersInputs cellphone={field('cellphone')} phone={field('phone')} />
      </div>
      <EmailInput field={field('email')} label={t('lead.email')} />
      <CheckInput field={field('subscribe')}>{t('lead.subscribe_blog')}</CheckInput>
    </LeadForm>
  )
}
