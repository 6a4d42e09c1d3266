import {
  interests,
  newsletterEndpoints,
  newsletterInput,
  newsletterList,
  type Interest,
} from '#contract/newsletter/newsletter.ts'

import { useTexts } from '../../texts.ts'
import { track } from '../../track.ts'
import { ChoicesInput } from '../../ui/form/choices-input.tsx'
import { EmailInput } from '../../ui/form/email-input.tsx'
import { LeadForm } from './lead-form.tsx'
import styles from './lead.module.css'
import { FullNameInput } from './person-inputs.tsx'
import { createSubscriptionProof } from './subscription-proof.ts'
import { useLead } from './use-lead.ts'

type Start = { name: string; email: string; interests: readonly Interest[] }
const start: Start = { name: '', email: '', interests: [] }
/** Milliseconds: the captcha's work is renewed before it is old. */
const renewEvery = 110_000

/** Subscribes to the newsletter, once the address is confirmed by an email. */
export function NewsletterForm() {
  const t = useTexts()
  const proof = createSubscriptionProof()
  const lead = useLead({
    name: 'newsletter',
    action: 'newsletter',
    start,
    schema: newsletterInput,
    endpoint: newsletterEndpoints.subscribe,
    more: { lists: [newsletterList], ...(proof && { proof }) },
    renewEvery,
    onSent: ({ interests: chosen }) => track({ name: 'newsletter_subscription', interests: chosen }),
  })
  const { field } = lead
  return (
    <LeadForm lead={lead} submit={t('lead.newsletter.submit')} sent={t('lead.newsletter.sent')}>
      <div className={styles.pair}>
        <FullNameInput field={field('name')} label={t('lead.newsletter.name')} />
        <EmailInput field={field('email')} label={t('lead.newsletter.email')} />
      </div>
      <InterestsInput field={field('interests')} />
    </LeadForm>
  )
}

type Interests = React.ComponentProps<typeof ChoicesInput<Interest>>['field']

/** What emails are to be about. */
export function InterestsInput({ field }: { field: Interests }) {
  const t = useTexts()
  return (
    <ChoicesInput
      field={field}
      title={t('lead.interests')}
      choices={interests.map((value) => ({ value, label: t(`lead.interest.${value}`) }))}
      isInline
      isRequired
    />
  )
}
