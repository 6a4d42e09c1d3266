import { enquiryEndpoints, franchiseInput } from '#contract/lead/enquiry.ts'

import { useTexts } from '../../texts.ts'
import { CheckInput } from '../form/check-input.tsx'
import { PhoneInput } from '../form/phone-input.tsx'
import { TextInput } from '../form/text-input.tsx'
import { BirthInput } from './birth-input.tsx'
import { LeadForm } from './lead-form.tsx'
import styles from './lead.module.css'
import { useLead } from './use-lead.ts'

const start = { full_name: '', phone: '', email: '', address: '', birth_date: '', subscribe: false }

/** A request to open an office of the network. */
export function FranchiseForm() {
  const t = useTexts()
  const lead = useLead({
    name: 'franchise',
    action: 'franchise',
    start,
    schema: franchiseInput,
    door: enquiryEndpoints.franchise,
  })
  const { field } = lead
  return (
    <LeadForm lead={lead} submit={t('lead.request.submit')} sent={t('lead.request_sent')}>
      <TextInput
        field={field('full_name')}
        label={t('lead.full_name')}
        autoComplete="name"
        maxLength={120}
        isRequired
      />
      <div className={styles.pair}>
        <PhoneInput field={field('phone')} label={t('lead.phone')} isRequired />
        <TextInput field={field('email')} label={t('lead.email')} type="email" autoComplete="email" isRequired />
        <TextInput
          field={field('address')}
          label={t('lead.address')}
          autoComplete="street-address"
          maxLength={300}
          isRequired
        />
        <BirthInput field={field('birth_date')} />
      </div>
      <CheckInput field={field('subscribe')}>{t('lead.subscribe_blog')}</CheckInput>
    </LeadForm>
  )
}
