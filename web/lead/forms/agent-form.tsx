import { agentMessageInput, enquiryEndpoints, longestMessage } from '#contract/lead/enquiry.ts'
import { callTimes } from '#contract/lead/lead-facts.ts'

import { useTexts } from '../../texts.ts'
import { SelectInput } from '../../ui/form/select-input.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { LeadForm } from './lead-form.tsx'
import styles from './lead.module.css'
import { FullNameInput, ReachInputs } from './person-inputs.tsx'
import { useLead } from './use-lead.ts'

type Props = {
  agentId?: number | undefined
  /** Where there is no agent the message is the agency's. */
  agencyId: number
  /** Of the property that is asked about. */
  code?: string
  /** What stands there to begin with. */
  message: string
  /** Whether it says itself what it is. */
  hasTitle?: boolean
}

/** A message to an agent or an agency. */
export function AgentForm(props: Props) {
  const { agentId, agencyId, code } = props
  // Another recipient or property is another message.
  return <MessageForm key={`${agentId} ${agencyId} ${code}`} {...props} />
}

function MessageForm({ agentId, agencyId, code, message, hasTitle }: Props) {
  const t = useTexts()
  const lead = useLead({
    name: ['agent', agentId ?? `agency-${agencyId}`, code].filter(Boolean).join('-'),
    action: 'agent',
    start: { full_name: '', phone: '', email: '', call_time: '', message },
    schema: agentMessageInput,
    endpoint: enquiryEndpoints.agent,
    more: {
      id: agentId ?? agencyId,
      recipient: agentId === undefined ? 'agency' : 'agent',
      ...(code !== undefined && { property_code: code }),
    },
  })
  const { field } = lead
  return (
    <>
      {hasTitle && (
        <div className={styles.head}>
          <h2>{t('lead.agent.title')}</h2>
          <p>{t('lead.promise')}</p>
        </div>
      )}
      <LeadForm lead={lead} submit={t('lead.agent.submit')} sent={t('lead.message_sent')} className={styles.dense}>
        <FullNameInput field={field('full_name')} />
        <div className={styles.pair}>
          <ReachInputs phone={field('phone')} email={field('email')} />
        </div>
        <SelectInput
          field={field('call_time')}
          label={t('lead.facts.call_time.ask')}
          none={t('lead.facts.call_time.any')}
          options={callTimes.map((value) => ({ value, label: t(`lead.facts.call_time.${value}`) }))}
        />
        <TextArea field={field('message')} label={t('lead.message')} rows={3} maxLength={longestMessage} isRequired />
      </LeadForm>
    </>
  )
}
