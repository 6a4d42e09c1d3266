import { IconBrandWhatsapp } from '@tabler/icons-react'
import { useEffect, useEffectEvent } from 'react'

import { longestMessage } from '#contract/lead/enquiry.ts'
import { visitEndpoints, visitInput } from '#contract/lead/visit.ts'
import { maxMoments } from '#contract/lead/visit-hours.ts'

import { formatVisitMoment } from '../../mail/visit-moments.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonAnchor } from '../../ui/button.tsx'
import { TextArea } from '../../ui/form/text-area.tsx'
import { useIsLive } from '../../ui/use-is-live.ts'
import { LeadForm } from '../forms/lead-form.tsx'
import lead from '../forms/lead.module.css'
import { FullNameInput, ReachInputs } from '../forms/person-inputs.tsx'
import { useLead } from '../forms/use-lead.ts'
import { useWhatsapp } from '../whatsapp/use-whatsapp.ts'
import { ModeInput } from './mode-input.tsx'
import { MomentPicker } from './moment-picker.tsx'
import { readTimeZone } from './time-zone.ts'
import { useFreeMoments } from './use-free-moments.ts'
import styles from './visit.module.css'

type Props = {
  agent: { id: number; whatsapp: string }
  /** Of the property that is to be visited. */
  code: string | null
  /** What else is to be visited. */
  about: string | null
  /** What a visitor would write first, and where the page is. */
  message: string
  url: string
  /** When the agent had time as the page was written. */
  free: readonly string[] | null
}

type Start = {
  visit_mode: string
  visit_moments: readonly string[]
  full_name: string
  phone: string
  email: string
  comment: string
}
const start: Start = { visit_mode: 'in_person', visit_moments: [], full_name: '', phone: '', email: '', comment: '' }

/** Asks an agent for a visit at one of up to three moments that are free. */
export function VisitForm({ agent, code, about, message, url, free }: Props) {
  const t = useTexts()
  const zone = useIsLive() ? readTimeZone() : null
  const moments = useFreeMoments(agent.id, free)
  const form = useLead<Start>({
    name: ['visit', agent.id, code ?? about].filter(Boolean).join('-'),
    action: 'visit',
    start,
    schema: visitInput,
    endpoint: visitEndpoints.request,
    more: {
      id: agent.id,
      ...(code !== null && { property_code: code }),
      ...(about !== null && { visit_about: about }),
      ...(zone !== null && { time_zone: zone }),
    },
    onFailed: moments.retry,
    onSent: moments.retry,
  })
  const { field } = form
  const wished = field('visit_moments')
  const mode = field('visit_mode')
  // What was chosen and is taken meanwhile is let go, so that nobody asks for it unseen.
  const letGo = useEffectEvent((free: readonly string[]) => {
    const still = wished.value.filter((moment) => free.includes(moment))
    if (still.length < wished.value.length && !wished.problem) wished.onChange(still)
  })
  useEffect(() => {
    if (moments.free) letGo(moments.free)
  }, [moments.free])
  return (
    <>
      <LeadForm lead={form} submit={t('visit.submit')} sent={t('visit.sent')}>
        <ModeInput value={mode.value} onChange={mode.onChange} />
        <MomentPicker
          legend={t('visit.moments')}
          moments={moments}
          chosen={wished.value}
          onChange={wished.onChange}
          onLeave={wished.onBlur}
          max={maxMoments}
          problem={wished.problem}
          zone={zone}
        />
        <FullNameInput field={field('full_name')} />
        <div className={lead.pair}>
          <ReachInputs phone={field('phone')} email={field('email')} />
        </div>
        <TextArea field={field('comment')} label={t('visit.comment')} rows={2} maxLength={longestMessage} />
      </LeadForm>
      <ByWhatsapp agent={agent} code={code} message={message} url={url} moments={wished.value} />
    </>
  )
}

type ByWhatsappProps = Pick<Props, 'agent' | 'code' | 'message' | 'url'> & { moments: readonly string[] }

/** The same in the agent's chat, with the moments that are chosen. */
function ByWhatsapp({ agent, code, message, url, moments }: ByWhatsappProps) {
  const t = useTexts()
  const language = useLanguage()
  const whatsapp = useWhatsapp()
  const times = moments.map((moment) => formatVisitMoment(moment, language)).join('; ')
  const text = times ? t('visit.message_when', { message, times }) : message
  const to = { agent_id: agent.id, ...(code && { property_code: code }) }
  return (
    <p className={styles.instead}>
      {t('visit.or')}
      <ButtonAnchor look="secondary" {...whatsapp({ phone: agent.whatsapp, message: `${text}\n${url}`, to })}>
        <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
        {t('visit.by_whatsapp')}
      </ButtonAnchor>
    </p>
  )
}
