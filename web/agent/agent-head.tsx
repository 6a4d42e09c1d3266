import { Link } from 'react-router'

import { toAgencyPath, toAgentPath } from '../paths.ts'
import { formatPhone, toTelephoneLink } from '../phone.ts'
import { useLanguage, useTexts } from '../texts.ts'
import { formatPlace } from '../place/written-place.ts'
import styles from './agent-head.module.css'
import { ContactWays } from './contact-ways.tsx'
import type { Agent, AgentOffice } from './load-agent.ts'
import { capitalize, nameLanguages } from './spoken.ts'

type Props = { agent: Agent; office: AgentOffice; role: string; isCollection: boolean; url: string }

/** Who an agent is, what they say of themselves, where they work, and how to reach them. */
export function AgentHead({ agent, office, role, isCollection, url }: Props) {
  const t = useTexts()
  const language = useLanguage()
  const other = isCollection
    ? { to: toAgentPath(agent, language), text: t('agent.whole_profile') }
    : { to: toAgentPath(agent, language, true), text: t('agent.in_collection') }
  return (
    <div className={styles.head}>
      <img className={styles.portrait} src={agent.picture} alt="" width={200} height={200} fetchPriority="high" />
      <div className={styles.who}>
        <h1>{agent.name}</h1>
        <p className={styles.role}>{role}</p>
        <p className={styles.about}>{agent.about}</p>
        <ContactWays agent={agent} url={url} />
        {agent.is_collection && (
          <Link className={styles.other} to={other.to}>
            {other.text}
          </Link>
        )}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('agent.office')}</dt>
          <dd>
            <Link to={toAgencyPath(office, language)}>{office.name}</Link>
            <span>{formatPlace(office)}</span>
            <a href={toTelephoneLink(office.phone)}>{formatPhone(office.phone)}</a>
          </dd>
        </div>
        <div>
          <dt>{t('agent.languages')}</dt>
          <dd>{capitalize(nameLanguages(agent.spoken_languages, language))}</dd>
        </div>
        <div>
          <dt>{t('agent.since')}</dt>
          <dd>{String(agent.since)}</dd>
        </div>
        <div>
          <dt>{t('agent.license')}</dt>
          <dd>{agent.license}</dd>
        </div>
      </dl>
    </div>
  )
}
