import { contactInput, enquiryEndpoints, longestMessage } from '#contract/lead/enquiry.ts'

import { useTexts } from '../../texts.ts'
import { track } from '../../track.ts'
import { CheckInput } from '../../ui/form/check-input.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { notify } from '../../ui/snackbar.ts'
import { LeadForm } from './lead-form.tsx'
import styles from './lead.module.css'
import { FullNameInput, ReachInputs } from './person-inputs.tsx'
import { useLead } from './use-lead.ts'

type Props = {
  /** On the page of its own the box speaks of the blog too. */
  place: 'dialog' | 'page'
  onSent?: () => void
}

const start = { full_name: '', phone: '', email: '', message: '', subscribe: false }

/** A message to the network. What is begun in the dialog goes on upon the page. */
export function ContactForm({ place, onSent }: Props) {
  const t = useTexts()
  const lead = useLead({
    name: 'contact',
    action: 'contact',
    start,
    schema: contactInput,
    endpoint: enquiryEndpoints.contact,
    onFailed: () => notify(t('lead.contact.failed')),
    onSent: () => {
      if (place === 'dialog') track({ name: 'contact_form_menu' })
      onSent?.()
    },
  })
  const { field } = lead
  return (
    <LeadForm lead={lead} submit={t('lead.contact.submit')} sent={t('lead.message_sent')} isQuiet>
      <FullNameInput field={field('full_name')} />
      <div className={place === 'page' ? styles.pair : 'stack'}>
        <ReachInputs phone={field('phone')} email={field('email')} />
      </div>
      <TextArea
        field={field('message')}
        label={t('lead.message')}
        rows={place === 'page' ? 5 : 3}
        maxLength={longestMessage}
        isRequired
      />
      <CheckInput field={field('subscribe')}>
        {t(place === 'page' ? 'lead.subscribe_blog' : 'lead.subscribe')}
      </CheckInput>
    </LeadForm>
  )
}
