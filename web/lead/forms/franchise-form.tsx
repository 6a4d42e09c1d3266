import { enquiryEndpoints, franchiseInput } from '#contract/lead/enquiry.ts'

import { useTexts } from '../../texts.ts'
import { CheckInput } from '../../ui/form/check-input.tsx'
import { TextInput } from '../../ui/form/text-input.tsx'
import { LeadForm } from './lead-form.tsx'
import styles from './lead.module.css'
import { BirthInput, FullNameInput, ReachInputs } from './person-inputs.tsx'
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
    endpoint: enquiryEndpoints.franchise,
  })
  const { field } = lead
  return (
    <LeadForm lead={lead} submit={t('lead.request.submit')} sent={t('lead.request_sent')}>
      <FullNameInput field={field('full_name')} />
      <div className={styles.pair}>
        <ReachInputs phone={field('phone')} email={field('email')} />
        <TextInput
          field={field('address')}
          label={t('lead.facts.address')}
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
