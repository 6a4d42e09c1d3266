import { IconBrandWhatsapp, IconCalendarPlus, IconPhone } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { AgentCard as Agent } from '#contract/agent/agent.ts'

import { languageNames, lists } from '#locales/names.ts'
import { toAgencyPath, toAgentPath } from '../../paths.ts'
import { formatPhone, toTelephoneLink } from '../../phone.ts'
import { useLanguage, useTexts } from '../../texts.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { toSchedulePath } from '../visit/schedule-address.ts'
import { useWhatsapp } from '../whatsapp/use-whatsapp.ts'
import styles from './agent-card.module.css'

type Props = {
  agent: Agent
  /** What a visitor writes first. */
  message: string
  /** The listing that it is about. */
  code?: string
  /** What the card is called. */
  label: string
  /** Leads to the agent's part of the Collection. */
  isInCollection?: boolean
  /** A project, and its unit, that is not a listing. */
  project?: { project: string; unit?: string }
  /** What the page is about costs. */
  price?: React.ReactNode
  /** Another way to reach them. */
  children?: React.ReactNode
}

/** Who answers for what the page is about, and the ways to reach them. */
export function AgentCard(props: Props) {
  const { agent, message, code, label, project, price, isInCollection = false, children } = props
  const t = useTexts()
  const language = useLanguage()
  const whatsapp = useWhatsapp()
  const to = { agent_id: agent.id, ...(code && { property_code: code }) }
  const about = code ? { property: code } : project
  return (
    <section className={styles.card} aria-label={label}>
      {price && <div className={styles.price}>{price}</div>}
      <div className={styles.who}>
        <img className={styles.portrait} src={agent.picture} alt="" width={72} height={72} loading="lazy" />
        <div>
          <p className={styles.name}>
            <Link to={toAgentPath(agent, language, isInCollection && agent.is_collection)}>{agent.name}</Link>
          </p>
          <p className={styles.agency}>
            <Link to={toAgencyPath(agent.agency, language)}>{agent.agency.name}</Link>
          </p>
        </div>
      </div>
      <p className={styles.languages}>{t('pieces.speaks', { languages: useSpoken(agent) })}</p>
      <div className={styles.ways}>
        <ButtonAnchor {...whatsapp({ phone: agent.whatsapp, message, to })}>
          <IconBrandWhatsapp size={20} stroke={1.75} aria-hidden />
          {t('pieces.whatsapp')}
        </ButtonAnchor>
        <ButtonAnchor look="secondary" href={toTelephoneLink(agent.phone)}>
          <IconPhone size={20} stroke={1.75} aria-hidden />
          {formatPhone(agent.phone)}
        </ButtonAnchor>
        <ButtonLink look="secondary" to={toSchedulePath({ agent: agent.id, ...about }, language)} rel="nofollow">
          <IconCalendarPlus size={20} stroke={1.75} aria-hidden />
          {t('pieces.visit')}
        </ButtonLink>
      </div>
      <div id="mensaje" className={styles.message} tabIndex={-1}>
        {children}
      </div>
    </section>
  )
}

/** `Español, inglés y francés`, in the page's own language. */
function useSpoken({ spoken_languages }: Agent): string {
  const language = useLanguage()
  return lists(language).format(spoken_languages.map((code) => languageNames(language).of(code) ?? code))
}
