import { IconBrandWhatsapp, IconMapPin, IconPhone } from '@tabler/icons-react'
import { Link } from 'react-router'

import type { AgentCard } from '#contract/agent/agent.ts'

import { toAgentPath } from '../paths.ts'
import { formatPhone, toTelephoneLink } from '../phone.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { useWhatsapp } from '../lead/whatsapp/use-whatsapp.ts'
import { useSite } from '../use-site.ts'
import styles from './agent-tile.module.css'
import { capitalize, nameLanguages } from './spoken.ts'

type Props = { agent: AgentCard; isInCollection?: boolean; headingLevel?: 2 | 3 }

/** An agent in a list: the name leads to the profile, beside it stand both ways to reach them at once. */
export function AgentTile({ agent, isInCollection = false, headingLevel = 2 }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const Heading = `h${headingLevel}` as const
  const { name, phone } = agent
  const whatsapp = useWhatsapp()
  const url = useSite().url + toAgentPath(agent, language, isInCollection)
  const message = `${t('agent.first_message', { name: name.split(' ')[0]! })}\n${url}`
  return (
    <article className={styles.tile}>
      <img className={styles.portrait} src={agent.picture} alt="" width={92} height={92} loading="lazy" />
      <div className={styles.who}>
        <Heading className={styles.name}>
          <Link className="covering" to={toAgentPath(agent, language, isInCollection)}>
            {name}
          </Link>
        </Heading>
        <p className={styles.agency}>{agent.agency.name}</p>
        <p className={styles.place}>
          <IconMapPin size={16} stroke={1.75} aria-hidden />
          {agent.city.name}
        </p>
      </div>
      <p className={styles.facts}>
        <span>{capitalize(nameLanguages(agent.spoken_languages, language))}</span>
        <b>{t('agent.listings', { count: agent.properties_count })}</b>
      </p>
      <div className={styles.ways}>
        <a
          {...whatsapp({ phone: agent.whatsapp, message, to: { agent_id: agent.id } })}
          aria-label={t('agent.whatsapp_to', { name })}
        >
          <IconBrandWhatsapp size={19} stroke={1.75} aria-hidden />
          {t('agent.whatsapp')}
        </a>
        <a href={toTelephoneLink(phone)} aria-label={t('agent.call_to', { name, phone: formatPhone(phone) })}>
          <IconPhone size={19} stroke={1.75} aria-hidden />
          {formatPhone(phone)}
        </a>
      </div>
    </article>
  )
}
